/**
 * What a response says about further pages: the fields of Laravel's paginators (`links.next`,
 * `meta.last_page`, `next_page_url`, also under `data`), of other frameworks, told by the words of
 * their names, and the headers `Link`, `X-Total-Count`, ASP.NET's `X-Pagination` and the like. What speaks of a next page and
 * is no address means that there are more records (B961). Services of 1C name fields in Russian, Bitrix has `NavPageCount`.
 */
import 'server-only'
import { parseJson } from '@/lib/errors/attempt'
import pageWords from '@/messages/page-words.json' with { type: 'json' }
import answers from '@/messages/tables.json' with { type: 'json' }
import type { Answer } from './client'

export interface PageSigns {
  /** Address of the next page, as it was sent. */
  readonly link: string | undefined
  /** Numbers of this page and of the last one, counted from 1. */
  readonly current: number | undefined
  readonly last: number | undefined
  /** Number of records of all pages; of several the largest. */
  readonly total: number | undefined
  /** The most records that a page has. */
  readonly limit: number | undefined
  /** There are more records, by a field or by HTTP 206. */
  readonly hasMore: boolean
  /** A place to go on from, which is there on the last page, too. */
  readonly isScrolled: boolean
  /** The response says itself that no page follows. */
  readonly isLast: boolean
}

const places = [
  ...[
    'data',
    'meta',
    '_meta',
    'links',
    '_links',
    'pages',
    'pagination',
    'paging',
    'paginator',
    'pager',
  ],
  ...['page', 'pageInfo', 'page_info', 'hydra:view', 'view', 'result', 'response_metadata'],
  ...['cursor', 'cursors', 'nav', 'navigation', 'hits'],
]

const countWords = [
  ...['total', 'totals', 'count', 'found', 'number', 'num', 'of', 'all', 'items', 'elements'],
  ...['records', 'results', 'hits', 'rows', 'odata', 'hydra', 'size'],
  ...['item', 'element', 'record', 'row', 'nav'],
]

/** `hasMore`, `incomplete_results`, `remaining: 250`, DynamoDB's `LastEvaluatedKey`. */
const signsOfMore = [
  ...[
    'next',
    'more',
    'remaining',
    'truncated',
    'incomplete',
    'partial',
    'continuation',
    'evaluated',
  ],
]

/** `isLast`, `lastPage`, `eof`, Salesforce's `done`. */
const signsOfEnd = ['last', 'end', 'eof', 'done', 'complete', 'completed', 'final', 'finished']

/** Elasticsearch's `scroll_id`, CouchDB's `bookmark`. */
const signsOfPlace = ['scroll', 'bookmark', 'cursor', 'marker']

type Words = readonly string[]
const of = (words: Words) => (word: string) => words.includes(word)

/** Kinds of fields by the words of their names: `nextPageToken` is `next`, `page`, `token`. */
const kinds = {
  next: (words: Words) => words.some(of(signsOfMore)),
  end: (words: Words) =>
    words.some(of(signsOfEnd)) && words.every(of([...signsOfEnd, 'is', 'page'])),
  place: (words: Words) => words.some(of(signsOfPlace)),
  current: (words: Words) =>
    words.includes('page') && words.every(of(['current', 'page', 'number', 'no', 'nav', 'nomer'])),
  last: (words: Words) =>
    words.some(of(['page', 'pages'])) &&
    words.some(of(['pages', 'last', 'total', 'count', 'all'])) &&
    words.every(of(['pages', 'page', 'last', 'total', 'count', 'all', 'number', 'of', 'nav'])),
  total: (words: Words) =>
    words.some(of(['total', 'count', 'found', 'hits'])) && words.every(of(countWords)),
  limit: (words: Words) =>
    words.some(of(['limit', 'per', 'size', 'pagesize', 'take', 'top'])) &&
    words.every(
      of(['limit', 'per', 'page', 'size', 'pagesize', 'take', 'top', 'max', 'items', 'results']),
    ),
}

type Json = Readonly<Record<string, unknown>>

export function readSigns(json: unknown, { status, headers }: Answer): PageSigns {
  const inHeader = parseJson(headers.get('X-Pagination') ?? 'null')
  const holders = [...holdersOf(json, 3), ...holdersOf(inHeader, 0), fromHeaders(headers)]
  const named = holders.flatMap(holder =>
    Object.entries(holder).map(([name, value]) => ({ words: wordsOf(name), value })),
  )
  const valuesOf = (kind: keyof typeof kinds) =>
    named.filter(({ words }) => kinds[kind](words)).map(({ value }) => value)
  const numbersOf = (kind: keyof typeof kinds) => valuesOf(kind).map(toNumber).filter(isNumber)
  const next = valuesOf('next')
  const link = next.map(toLink).find(Boolean) ?? linkHeader(headers.get('Link'))
  const [current] = numbersOf('current')
  const [last] = numbersOf('last')
  const hasMore =
    status === 206 ||
    next.some(isGiven) ||
    named.filter(({ words }) => kinds.end(words)).some(isDenied)
  const totals = numbersOf('total')
  const isAtEnd = next.length > 0 || valuesOf('end').includes(true)
  return {
    ...{ link, current, last, hasMore, isScrolled: valuesOf('place').some(isGiven) },
    total: totals.length > 0 ? Math.max(...totals) : undefined,
    limit: numbersOf('limit')[0],
    isLast: !hasMore && (isAtEnd || (last !== undefined && (current ?? last) >= last)),
  }
}

/** `X-WP-TotalPages`, `X-Total-Count`, `X-Next-Page`, and the total of `Content-Range: items 0-49/300`. */
function fromHeaders(headers: Headers): Json {
  const own = [...headers].flatMap(([name, value]) => {
    const field = name.replace(/^x-(?:wp-|pagination-)?/, '').replace(/^total(?=pages$)/, 'total-')
    return /^total|^next|^page-count|^has-more/.test(field) ? [[field, value]] : []
  })
  const range = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1]
  return { ...Object.fromEntries(own), ...(range && { total: range }) }
}

interface Named {
  readonly words: Words
  readonly value: unknown
}

const inEnglish = new Map(Object.entries(pageWords))

const wordsOf = (name: string): Words =>
  (
    name
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).map(word => inEnglish.get(word) ?? word)

const meansNo = (value: unknown) => answers.no.includes(String(value).trim().toLowerCase())

/** `isLast: false`, also as 0 and in words; of `end` and `lastPage` 0 is a place, not a no. */
function isDenied({ words, value }: Named): boolean {
  const isPlace = !words.includes('is') && words.some(of(['last', 'end', 'page']))
  return meansNo(value) && !(isPlace && String(value).trim() === '0')
}

/** Whether a value says that there is a next page; a frame around nothing does not. */
function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return !/^(?:|none|null)$/i.test(value.trim()) && !meansNo(value)
  if (typeof value !== 'object' || value === null) return Boolean(value)
  return Object.values(value).some(isGiven)
}

/** The objects of a response that may speak about pages; records are in arrays. */
function holdersOf(value: unknown, depth: number): Json[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth < 0) return []
  const json = value as Json
  return [json, ...places.flatMap(place => holdersOf(ofPages(place, json[place]), depth - 1))]
}

/** `pages: { current: 1, all: 4 }` counts pages: as `page_current` and `page_all`. */
function ofPages(place: string, value: unknown): unknown {
  if (place !== 'pages' || typeof value !== 'object' || value === null) return value
  const named = Object.entries(value).map(([name, each]) => [
    wordsOf(name).length === 1 ? `page_${name}` : name,
    each,
  ])
  return Array.isArray(value) ? value : Object.fromEntries(named)
}

const isNumber = (value: number | undefined): value is number => value !== undefined

/** Also `1 250`, and Elasticsearch's `{ "value": 250, "relation": "eq" }`. */
function toNumber(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null && 'value' in value) return toNumber(value.value)
  const bare = typeof value === 'string' ? value.replace(/\s/g, '') : value
  const isGiven = typeof bare === 'number' || (typeof bare === 'string' && bare !== '')
  const number = isGiven ? Number(bare) : Number.NaN
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** A link, bare or as JSON:API has it; a cursor or an offset is none. */
function toLink(value: unknown): string | undefined {
  if (typeof value === 'string')
    return /^https?:|^\/|\?/.test(value.trim()) ? value.trim() : undefined
  if (typeof value !== 'object' || value === null || !('href' in value)) return undefined
  return toLink(value.href)
}

function linkHeader(value: string | null): string | undefined {
  return value?.split(/,(?=\s*<)/).flatMap(part => {
    const [, address, parameters = ''] = /<([^>]*)>(.*)/.exec(part) ?? []
    return address && /;\s*rel="?[^";]*\bnext\b/i.test(parameters) ? [address] : []
  })[0]
}
