/**
 * Former addresses: of the clinic's earlier site, and of pages that are gone. They are asked only
 * where there is no page, so that none can hide one.
 */
import { attempt } from '@/lib/errors/attempt'
import { meantQuery } from '@/lib/text/meant-query'
import { cleanPath, foldedSlug } from './spelling'

/** A row of the table. */
export interface Former {
  /** A path, perhaps with a query, or a whole address of an earlier domain. */
  readonly from: string
  /** The path of a page without language prefix; `null`: gone for good. */
  readonly to: string | null
}

/** Where a former address leads. */
export interface MovedAddress {
  readonly to: string | null
  /** The visit's query without what was part of the former address; with `?`, or empty. */
  readonly search: string
}

interface Row {
  readonly params: readonly (readonly [string, string])[]
  readonly to: string | null
}

/** By path, those with the most parameters first. */
export type FormerAddresses = ReadonlyMap<string, readonly Row[]>

/** The first of two rows for the same address wins. */
export function formerAddresses(rows: readonly Former[]): FormerAddresses {
  const byPath = new Map<string, Row[]>()
  for (const { from, to } of rows) {
    const { path, params } = partsOf(from)
    const known = byPath.get(path) ?? []
    byPath.set(path, [...known, { params: [...params], to }])
  }
  for (const known of byPath.values()) known.sort((a, b) => b.params.length - a.params.length)
  return byPath
}

/**
 * @param path with its language prefix, percent-encoded
 * @param search its query, with `?`, or empty
 */
export function movedFrom(
  table: FormerAddresses,
  path: string,
  search: string,
): MovedAddress | null {
  const rows = table.get(keyOf(path)) ?? []
  if (rows.length === 0) return null
  const sent = new URLSearchParams(search)
  const row = rows.find(({ params }) => params.every(([name, value]) => sent.has(name, value)))
  if (!row) return null
  if (row.params.length === 0) return { to: row.to, search }
  const rest = search
    .slice(1)
    .split('&')
    .filter(part => !row.params.some(param => new URLSearchParams(part).has(...param)))
    .join('&')
  return { to: row.to, search: rest && `?${rest}` }
}

/** The same for two spellings of an address. */
export function formerKey(from: string): string {
  const { path, params } = partsOf(from)
  const sorted = new URLSearchParams([...params])
  sorted.sort()
  return sorted.size > 0 ? `${path}?${sorted}` : path
}

/** Of a path, or of a whole address. @throws TypeError when it is neither */
function partsOf(from: string) {
  const { pathname, search } = new URL(from, 'http://site.invalid')
  return { path: keyOf(pathname), params: new URLSearchParams(meantQuery(search)) }
}

/** Decoded, in lower case, without a slash at the end. */
function keyOf(path: string): string {
  const clean = cleanPath(path)
  const decoded = attempt(() => decodeURIComponent(clean), 'URIError')
  return decoded === undefined ? clean.toLowerCase() : foldedSlug(decoded)
}
