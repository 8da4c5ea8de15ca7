/**
 * Addresses from the backend, made safe and reachable from the site's own origin, so that the
 * content security policy need not name another one. `app/media` passes them on to the backend.
 */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { withoutNeedlessEscapes } from '@/lib/text/escapes'
import { unwrappedLink } from '@/lib/text/wrapped-link'
import { isSameBackend } from './redirects'

/** Base URL for the embedded backend, whose files are the site's own. */
const ownOrigin = 'http://site.invalid'

/**
 * Address of a picture or file for the page. A path, or an absolute URL of the backend,
 * becomes `/media/…`; with the embedded backend it stays a path, without a query, as files have
 * none. Other https URLs stay, anything else is `null`.
 */
export function mediaUrl(value: string | null): string | null {
  const { BACKEND_URL, SITE_URL } = env()
  const url = resolve(value, BACKEND_URL ?? ownOrigin)
  if (!url) return null
  if (BACKEND_URL && isSameBackend(new URL(BACKEND_URL), url)) return mediaPath(url)
  if (url.origin === ownOrigin || url.origin === SITE_URL) return url.pathname
  return url.protocol === 'https:' ? url.href : null
}

/**
 * The image optimizer accepts only canonical URLs without a query, so a backend's query becomes a
 * path segment: `/a.webp?v=2` is `/media/~dj0y/a.webp`.
 */
function mediaPath({ pathname, search }: URL): string {
  const query = Buffer.from(search.slice(1)).toString('base64url')
  const file = withoutNeedlessEscapes(pathname)
  return query || file.startsWith('/~') ? `/media/~${query}${file}` : `/media${file}`
}

/** The backend's path and query of a path `/media/…`. */
export function backendPath(path: string): string {
  const [, query = '', file = path.replace(/^\/media/, '')] =
    /^\/media\/~([\w-]*)(\/.*)$/.exec(path) ?? []
  return query ? `${file}?${Buffer.from(query, 'base64url')}` : file
}

/**
 * Address a banner or a link in a text leads to: a path on the site, an anchor of the page that has
 * the text (`#terms`), or a whole http(s), mailto or tel URL. Anything else, `javascript:` above
 * all, is `null`.
 */
export function linkUrl(value: string | null): string | null {
  if (value?.startsWith('#')) return value
  const url = resolve(value && unwrappedLink(value), ownOrigin)
  if (!url) return null
  if (url.origin === ownOrigin || url.origin === env().SITE_URL) {
    return url.pathname + url.search + url.hash
  }
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}

function resolve(value: string | null, base: string): URL | null {
  return value && URL.canParse(value, base) ? new URL(value, base) : null
}
