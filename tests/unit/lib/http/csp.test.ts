import { createHash } from 'node:crypto'
import { contentSecurityPolicy, scriptHashes } from '@/lib/http/csp.mjs'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every executable inline script is hashed once', () => {
  const html = [
    '<script>a()</script>',
    '<script id="x" async>b("<")\n</script>',
    '<script type="module">c()</script>',
    '<script>a()</script>',
    '<script src="/_next/x.js"></script>',
    '<script type="application/ld+json">{"@graph":[]}</script>',
  ].join('')
  expect(scriptHashes(html)).toEqual([hash('a()'), hash('b("<")\n'), hash('c()')])
})

test('scripts need a hash, a nonce or the own origin', () => {
  const policy = contentSecurityPolicy([hash('a()')], [], {})
  expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
  expect(policy.match(/script-src[^;]*unsafe/)).toBeNull()
  expect(policy).toMatch(/^default-src 'none';/)
})

test('enabled features add their origin', () => {
  const policy = contentSecurityPolicy([], [], {
    MAP_URL: 'https://map.example/embed?x',
    METRIKA_ID: '1',
    CALL_TRACKING_SCRIPT: 'https://calls.example/init.js?id=1',
  })
  expect(policy).toContain('frame-src https://map.example blob: https://mc.yandex.ru ')
  expect(policy).toMatch(/script-src 'self' https:\/\/mc\.yandex\.ru .* https:\/\/calls\.example;/)
  expect(policy).toMatch(/connect-src 'self' https:\/\/mc\.yandex\.ru .* https:\/\/calls\.example;/)
  expect(contentSecurityPolicy([], [], {})).not.toMatch(/frame-src|yandex|yastatic|webvisor/)
})

test('a Google tag adds its hosts, those of Ads only for Ads', () => {
  const analytics = contentSecurityPolicy([], [], { GOOGLE_TAG_ID: 'G-ABC123' })
  expect(analytics).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(analytics).toContain(
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com;",
  )
  expect(analytics).not.toMatch(/frame-src|doubleclick|adservices|yandex/)
  const ads = contentSecurityPolicy([], [], { GOOGLE_TAG_ID: 'G-ABC123,AW-456' })
  expect(ads).toMatch(/script-src[^;]* https:\/\/www\.googleadservices\.com/)
  expect(ads).toMatch(/connect-src[^;]* https:\/\/googleads\.g\.doubleclick\.net/)
  expect(ads).toMatch(/frame-src https:\/\/www\.googletagmanager\.com/)
  expect(contentSecurityPolicy([], [], {})).not.toMatch(/google|doubleclick/)
})

/** As Yandex lists them for sites with a policy. */
const metricaHosts =
  'mc.yandex.ru mc.yandex.az mc.yandex.by mc.yandex.co.il mc.yandex.com mc.yandex.com.am mc.yandex.com.ge mc.yandex.com.tr mc.yandex.ee mc.yandex.fr mc.yandex.kg mc.yandex.kz mc.yandex.lt mc.yandex.lv mc.yandex.md mc.yandex.tj mc.yandex.tm mc.yandex.uz mc.webvisor.com mc.webvisor.org'

test('the counter reaches every host of Metrica', () => {
  const policy = contentSecurityPolicy([], [], { METRIKA_ID: '1' })
  const sourcesOf = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ')
  const hosts = metricaHosts.split(' ')
  const https = hosts.map(host => `https://${host}`)
  expect(sourcesOf('script-src')).toEqual(["'self'", ...https, 'https://yastatic.net'])
  const secure = [...https, ...hosts.map(host => `wss://${host}`)]
  expect(new Set(sourcesOf('connect-src'))).toEqual(new Set(["'self'", ...secure]))
  expect(sourcesOf('frame-src')).toEqual(['blob:', ...https])
})

test('http origins are not upgraded, https ones are', () => {
  expect(contentSecurityPolicy([], [], { SITE_URL: 'https://clinic.example' })).toContain(
    'upgrade-',
  )
  expect(contentSecurityPolicy([], [], { SITE_URL: 'http://localhost:1' })).not.toContain(
    'upgrade-',
  )
})
