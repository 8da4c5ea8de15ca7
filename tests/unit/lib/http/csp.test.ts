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
  expect(policy).toContain('frame-src https://map.example;')
  expect(policy).toContain("script-src 'self' https://mc.yandex.ru https://calls.example;")
  expect(policy).toContain("connect-src 'self' https://mc.yandex.ru https://calls.example;")
  expect(contentSecurityPolicy([], [], {})).not.toContain('frame-src')
})

test('http origins are not upgraded, https ones are', () => {
  expect(contentSecurityPolicy([], [], { SITE_URL: 'https://clinic.example' })).toContain(
    'upgrade-',
  )
  expect(contentSecurityPolicy([], [], { SITE_URL: 'http://localhost:1' })).not.toContain(
    'upgrade-',
  )
})
