/**
 * Hits as the search box lists them, and where each links to (B17). For the browser: no schema
 * library, no index.
 */
import { hitFolders, type SearchHit, type SearchKind, searchKinds } from '@/lib/entities/search-hit'
import { type Locale, localePath } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const isKind = (value: string): value is SearchKind => searchKinds.some(kind => kind === value)

/** One segment of a path; anything else would lead to another page. */
const isSlug = (slug: string) => /^(?!\.{1,2}$)[^\s/\\?#]{1,200}$/.test(slug)

/**
 * Flattens the groups of a response in its own order: the likeliest kind comes first. What cannot
 * be parsed, and kinds that have no page, are left out.
 * @param body JSON of `GET /api/search`, bare or under `data`.
 */
export function readHits(body: unknown): SearchHit[] {
  if (!isObject(body)) return []
  if (!Object.keys(body).some(isKind)) return 'data' in body ? readHits(body.data) : []
  return Object.entries(body).flatMap(([kind, group]) =>
    isKind(kind) ? entriesOf(group).flatMap(([slug, name]) => toHit(kind, slug, name)) : [],
  )
}

/** `[{slug: name}, …]`; a group without hits may be an empty object or `null`. */
function entriesOf(group: unknown): [string, unknown][] {
  if (!isObject(group)) return []
  const entries: readonly unknown[] = Array.isArray(group) ? group : [group]
  return entries.flatMap(entry => (isObject(entry) ? Object.entries(entry) : []))
}

function toHit(category: SearchKind, slug: string, name: unknown): SearchHit[] {
  const title = typeof name === 'string' ? plainText(name) : ''
  return title && isSlug(slug) ? [{ category, slug, name: title }] : []
}

/** Path of a hit's page, without a language prefix. */
export function hitPath({ category, slug }: Pick<SearchHit, 'category' | 'slug'>): string {
  return `${hitFolders[category]}/${encodeURIComponent(slug)}`
}

/** Address of a hit's page in the visitor's language. */
export function hitUrl(hit: SearchHit, origin: string, locale: Locale): string {
  return origin + localePath(hitPath(hit), locale)
}
