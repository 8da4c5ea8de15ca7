/**
 * What a response says about further pages: the fields of Laravel's paginators (`links.next`,
 * `meta.last_page`, `next_page_url`, also under `data`), of similar frameworks, and the headers
 * `Link` and `X-Total-Count`.
 */
import 'server-only'
import type { Answer } from './client'

export interface PageSigns {
  /** Address of the next page, as it was sent. */
  readonly link: string | undefined
  /** Numbers of this page and of the last one, counted from 1. */
  readonly current: number | undefined
  readonly last: number | undefined
  /** Number of records of all pages. */
  readonly total: number | undefined
  /** There are more records, by a field or by HTTP 206. */
  readonly hasMore: boolean
  /** The response says itself that no page follows. */
  readonly isLast: boolean
}

const places = ['data', 'meta', 'links', 'pagination', 'paging'] as const
const links = ['next_page_url', 'next', 'nextPageUrl'] as const
const currents = ['current_page', 'currentPage', 'page'] as const
const lasts = ['last_page', 'lastPage', 'total_pages', 'totalPages', 'page_count'] as const
const totals = ['total', 'total_count', 'totalCount', 'count_total'] as const
const mores = ['has_more', 'hasMore', 'has_more_pages', 'hasNextPage'] as const

type Json = Readonly<Record<string, unknown>>

export function readSigns(json: unknown, { status, headers }: Answer): PageSigns {
  const holders = holdersOf(json, 3)
  const first = (names: readonly string[]) =>
    holders.flatMap(holder => names.flatMap(name => (name in holder ? [holder[name]] : [])))
  const numberIn = (names: readonly string[]) => first(names).map(toNumber).find(isNumber)
  const named = first(links)
  const link = named.map(toLink).find(Boolean) ?? linkHeader(headers.get('Link'))
  const current = numberIn(currents)
  const last = numberIn(lasts) ?? toNumber(headers.get('X-WP-TotalPages'))
  return {
    link,
    current,
    last,
    total: numberIn(totals) ?? toNumber(headers.get('X-Total-Count')),
    hasMore: status === 206 || first(mores).includes(true),
    isLast: !link && (named.length > 0 || (last !== undefined && (current ?? last) >= last)),
  }
}

/** The objects of a response that may speak about pages; records are in arrays. */
function holdersOf(value: unknown, depth: number): Json[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth < 0) return []
  const json = value as Json
  return [json, ...places.flatMap(place => holdersOf(json[place], depth - 1))]
}

const isNumber = (value: number | undefined) => value !== undefined

function toNumber(value: unknown): number | undefined {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  const number = isGiven ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** A link, bare or as JSON:API has it. */
function toLink(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value !== 'object' || value === null || !('href' in value)) return undefined
  return toLink(value.href)
}

function linkHeader(value: string | null): string | undefined {
  return value?.split(/,(?=\s*<)/).flatMap(part => {
    const [, address, parameters = ''] = /<([^>]*)>(.*)/.exec(part) ?? []
    return address && /;\s*rel="?[^";]*\bnext\b/i.test(parameters) ? [address] : []
  })[0]
}
