/**
 * Normalises the request target. A cached page is shared by all visitors, and Next writes the query
 * of the first one into it.
 */
import { fixedFile, isFilePath } from '@/lib/routing/files'
import { matchRoute } from '@/lib/routing/routes'
import { isSharePath, withoutShareVersion } from '@/lib/routing/share-path'
import { cleanPath } from '@/lib/routing/spelling'
import { splitLocale } from '@/lib/routing/split-locale'
import { meantQuery } from '@/lib/text/meant-query'
import { isNonCanonicalPicture } from './picture'

/** Where no page is: the middleware, which has the path as it was sent, decides what is answered. */
export const noPage = '/not-found'

export interface Target {
  /** Path and query for Next. */
  readonly url: string
  /** The path as it was sent; the middleware redirects other spellings of a page's. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Where a file is that was asked for by another spelling, which no page sees. */
  readonly moved: string | null
}

/**
 * The path is cleaned, as Next would redirect on its own, one step at a time. Cached pages lose
 * their query. A target in absolute form
 * (`GET http://other.example/x`) becomes its path, as Next would redirect to the other host.
 */
export function targetOf(raw: string): Target {
  const [, path = '', sent = ''] = /^([^?#]*)(\?.*)?/s.exec(originForm(raw)) ?? []
  const search = meantQuery(sent)
  const target = { path, search, moved: null }
  // Refused by `refusalOf`.
  if (!path.startsWith('/')) return { ...target, url: path + search }
  const clean = cleanPath(path)
  // Next would answer with data for its client router.
  if (clean.endsWith('.rsc')) return { ...target, url: noPage }
  const file = isFilePath(clean) ? (fixedFile(clean) ?? clean) : path
  if (file !== path) return { ...target, url: file + search, moved: file + search }
  if (isSharePath(clean)) return { ...target, url: withoutShareVersion(clean) + search }
  // Without the query Next responds 400.
  if (isNonCanonicalPicture(clean, search)) return { ...target, url: clean }
  const route = matchRoute(splitLocale(clean).path)?.route
  // Dynamic pages read their query.
  return { ...target, url: !route || route.dynamic ? clean + search : clean }
}

function originForm(target: string): string {
  if (target.startsWith('/') || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}
