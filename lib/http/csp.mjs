import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of the pages, shared by the cache handler (cached pages, script
 * hashes) and the middleware (pages that read the query, a nonce). No `unsafe-inline` for scripts.
 */

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

/** Data blocks such as JSON-LD are never executed and need no hash. */
const dataBlock = /\btype="(?!text\/javascript|module)[^"]*"/i

/**
 * CSP sources (`'sha256-…'`) of the inline scripts of one page, each once.
 * @param {string} html
 * @returns {string[]}
 */
export function scriptHashes(html) {
  const hashes = new Set()
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (/\bsrc=/i.test(attributes) || dataBlock.test(attributes)) continue
    hashes.add(scriptHash(code))
  }
  return [...hashes]
}

/** CSP sources of the style elements of one page. @param {string} html */
export const styleHashes = html =>
  [...html.matchAll(styleElement)].map(([, styles = '']) => scriptHash(styles))

/** The CSP source of one inline script. @param {string} code */
export const scriptHash = code => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * Hosts of Yandex Metrica, which sends hits to the one of the visitor's region and falls back to
 * others. Source: yandex.ru/support/metrica/code/install-counter-csp.html
 */
const metricaHosts = [
  ...['ru', 'az', 'by', 'co.il', 'com', 'com.am', 'com.ge', 'com.tr', 'ee', 'fr', 'kg', 'kz'],
  ...['lt', 'lv', 'md', 'tj', 'tm', 'uz'],
].map(domain => `mc.yandex.${domain}`)
const metricaSources = [...metricaHosts, 'mc.webvisor.com', 'mc.webvisor.org']
/** @type {{ scripts: string[], connections: string[], frames: string[] }} */
const nothing = { scripts: [], connections: [], frames: [] }

const googleAds = [
  'www.googleadservices.com',
  'googleads.g.doubleclick.net',
  'pagead2.googlesyndication.com',
  'www.google.com',
].map(host => `https://${host}`)

const metrica = {
  scripts: [...metricaSources, 'yastatic.net'].map(host => `https://${host}`),
  connections: metricaSources.flatMap(host => [`https://${host}`, `wss://${host}`]),
  frames: ['blob:', ...metricaSources.map(host => `https://${host}`)],
}

/**
 * Hosts of the Google tag: of Analytics 4 without signals, and with an id of Ads those of its conversions.
 * Source: developers.google.com/tag-platform/security/guides/csp
 * @param {string | undefined} ids
 */
function googleSources(ids) {
  if (!ids) return nothing
  const ads = /\bAW-/.test(ids) ? googleAds : []
  return {
    scripts: ['https://www.googletagmanager.com', ...ads],
    connections: [
      ...['google-analytics', 'analytics.google', 'googletagmanager'].map(
        name => `https://*.${name}.com`,
      ),
      ...ads,
    ],
    frames:
      ads.length > 0 ? ['https://www.googletagmanager.com', 'https://td.doubleclick.net'] : [],
  }
}

/** @param {string | undefined} url */
function originOf(url) {
  return url ? new URL(url).origin : undefined
}

/**
 * The policy as a header value.
 * @param {readonly string[]} scripts sources beside 'self': hashes, a nonce
 * @param {readonly string[]} [styles] the same
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function contentSecurityPolicy(scripts, styles = [], env = process.env) {
  const counters = [env.METRIKA_ID ? metrica : nothing, googleSources(env.GOOGLE_TAG_ID)]
  const map = originOf(env.MAP_URL)
  const frames = [...(map ? [map] : []), ...counters.flatMap(each => each.frames)]
  const tracking = originOf(env.CALL_TRACKING_SCRIPT) ?? []
  const https = new URL(env.SITE_URL || 'http://localhost').protocol === 'https:'
  const directives = {
    // The default for all other resource types: frames, media, workers, plug-ins.
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...counters.flatMap(each => each.scripts)].concat(
      tracking,
    ),
    'style-src': ["'self'", ...styles],
    // Pictures and sliders set single properties; whole style sheets stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...counters.flatMap(each => each.connections)].concat(tracking),
    'manifest-src': ["'self'"],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
