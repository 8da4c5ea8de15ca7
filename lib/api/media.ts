/**
 * Addresses from the backend, made safe and reachable from the site's own origin, so that the
 * content security policy need not name another one. `app/media` passes them on to the backend.
 */
import 'server-only'
import { env } from '@/lib/site/env'

/** Stands in for the embedded backend, whose files are the site's own. */
const ownOrigin = 'http://site.invalid'

/**
 * Address of a picture or file for the page. A path, or an absolute URL on the backend's origin,
 * becomes `/media/…`; with the embedded backend it stays a path. Other https URLs stay, anything
 * else is `null`.
 */
export function mediaUrl(value: string | null): string | null {
  const { BACKEND_URL, SITE_URL } = env()
  const url = resolve(value, BACKEND_URL ?? ownOrigin)
  if (!url) return null
  if (url.origin === BACKEND_URL) return `/media${url.pathname}${url.search}`
  if (url.origin === ownOrigin || url.origin === SITE_URL) return url.pathname + url.search
  return url.protocol === 'https:' ? url.href : null
}

/**
 * Address a banner or a link in a text leads to: a path on the site, or a whole http(s), mailto or
 * tel URL. Anything else, `javascript:` above all, is `null`.
 */
export function linkUrl(value: string | null): string | null {
  const url = resolve(value, ownOrigin)
  if (!url) return null
  if (url.origin === ownOrigin || url.origin === env().SITE_URL) {
    return url.pathname + url.search + url.hash
  }
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}

function resolve(value: string | null, base: string): URL | null {
  return value && URL.canParse(value, base) ? new URL(value, base) : null
}
