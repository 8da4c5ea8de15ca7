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
  const metrika = env.METRIKA_ID ? ['https://mc.yandex.ru'] : []
  const map = originOf(env.MAP_URL)
  const tracking = originOf(env.CALL_TRACKING_SCRIPT)
  const services = tracking ? [...metrika, tracking] : metrika
  const https = new URL(env.SITE_URL || 'http://localhost').protocol === 'https:'
  const directives = {
    // The default for all other resource types: frames, media, workers, plug-ins.
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...services],
    'style-src': ["'self'", ...styles],
    // Pictures and sliders set single properties; whole style sheets stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'manifest-src': ["'self'"],
    ...(map ? { 'frame-src': [map] } : {}),
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
