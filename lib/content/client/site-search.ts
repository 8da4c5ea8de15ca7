/**
 * The site's search over the lists of any backend. The backend's own search is queried in parallel,
 * and its additional hits are appended.
 */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { contentStore } from '@/lib/content/content'
import { corpusOf, searchedKinds } from '@/lib/content/corpus'
import { kindOf, slugKindOf } from '@/lib/content/kinds'
import type { SearchRecord } from '@/lib/content/search/corpus'
import { IndexCache, type Searchable } from '@/lib/content/search/index-cache'
import {
  type FoundHit,
  type FoundHits,
  findAnswer,
  type HitLimits,
  suggested,
} from '@/lib/content/search/search'
import type { SiteEngine } from '@/lib/content/search/site-engine'
import { searchLexicon, watchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { recordAt } from '@/lib/content/slugs'
import type { SearchHit, SearchKind } from '@/lib/entities/search-hit'
import { Slot } from '@/lib/process/slot'
import { defaultLocale, type Locale, locales } from '@/lib/routing/locales'
import type { SlugKind } from '@/lib/routing/routes'
import { plainText } from '@/lib/text/plain-text'
import { visibleText } from '@/lib/text/visible-text'
import { searchBackend } from './backend-search'
import { BackendError } from './result'

/** Timeout of the backend's own search in milliseconds. */
const backendTimeoutMs = 300

const maxLength = 100

const slot = new Slot<IndexCache>('search')
const indexCache = () => slot.orMake(() => new IndexCache())

/** Builds the index at start, before the first query, and after each change. */
export function startSearch(): void {
  let isScheduled = false
  const prepare = async () => {
    isScheduled = false
    try {
      await indexCache().prepare(searchableFrom(await loadLists()))
    } catch (error) {
      // No list has been loaded yet; `onLists` will call again.
      if (!(error instanceof BackendError)) throw error
    }
  }
  const schedule = () => {
    if (!isScheduled) setImmediate(prepare)
    isScheduled = true
  }
  contentStore().onLists(schedule)
  watchLexicon(schedule)
  schedule()
}

/** The index of the lists as they are. @throws BackendError when no list is available */
export async function siteEngine(): Promise<SiteEngine> {
  return indexCache().engineOf(searchableFrom(await loadLists()))
}

/**
 * Hits in groups of a kind, the likeliest first, all of records that exist.
 * @param type one kind of hits, or `null` for all
 * @param sessionId of the visitor, for the backend's call tracking
 * @throws BackendError when no list is available
 */
export async function searchSite(
  locale: Locale,
  q: string,
  type: SearchKind | null = null,
  sessionId = '',
  most: HitLimits = suggested,
): Promise<FoundHits> {
  const text = visibleText(q).slice(0, maxLength)
  const backendHits = queryBackend(locale, text, type, sessionId)
  const lists = await loadLists()
  const engine = await indexCache().engineOf(searchableFrom(lists))
  const { hits: own, ...said } = text ? findAnswer(engine, locale, text, type, most) : nothing
  const listOf = (kind: SlugKind) => listIn(lists, kind, locale)
  return { ...said, hits: merged(own, await backendHits, most.perKind, listOf) }
}

async function queryBackend(
  locale: Locale,
  text: string,
  type: SearchKind | null,
  sessionId: string,
): Promise<readonly SearchHit[]> {
  if (!env().BACKEND_URL) return []
  try {
    const hits = await searchBackend(locale, text, type, { timeoutMs: backendTimeoutMs, sessionId })
    return hits.filter(({ category }) => type === null || category === type)
  } catch (error) {
    if (error instanceof BackendError) return []
    throw error
  }
}

/** Per kind, the site's own hits and then the backend's; records that do not exist are dropped. */
function merged(
  own: readonly FoundHit[],
  further: readonly SearchHit[],
  perKind: number,
  listOf: (kind: SlugKind) => readonly SearchRecord[],
): readonly FoundHit[] {
  const found = new Map<string, FoundHit>()
  for (const { category, slug } of [...own, ...further]) {
    const record = recordAt(listOf(slugKindOf(category)), slug)
    const key = `${category}/${slug}`
    if (!record || found.has(key)) continue
    found.set(key, { category, slug, name: plainText(record.name), record: record.id })
  }
  const hits = [...found.values()]
  const kinds = [...new Set(hits.map(({ category }) => category))]
  return kinds.flatMap(kind => hits.filter(({ category }) => category === kind).slice(0, perKind))
}

type Lists = ReadonlyMap<string, readonly SearchRecord[]>

const keyOf = (kind: SlugKind, locale: Locale) => `${kind} ${locale}`

const none: readonly never[] = []

const nothing: FoundHits = { hits: [], unused: [], conditions: [], corrected: [], topic: null }

const listIn = (lists: Lists, kind: SlugKind, locale: Locale) =>
  lists.get(keyOf(kind, locale)) ?? none

const searchableFrom = (lists: Lists): Searchable => ({
  corpus: corpusOf((kind, locale) => listIn(lists, kind, locale)),
  lexicon: searchLexicon(),
  hours: () => clinicIn(defaultLocale).hours,
})

/**
 * The searched lists in both languages; an unavailable one counts as empty.
 * @throws BackendError when none is available
 */
async function loadLists(): Promise<Lists> {
  const wanted = searchedKinds.flatMap(kind => locales.map(locale => ({ kind, locale })))
  const results = await Promise.allSettled(
    wanted.map(({ kind, locale }) => kindOf(kind).current(locale)),
  )
  const failures = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  const fault = failures.find(reason => !(reason instanceof BackendError))
  if (fault || failures.length === wanted.length) throw fault ?? failures[0]
  return new Map(
    wanted.map(({ kind, locale }, index) => {
      const result = results[index]
      return [keyOf(kind, locale), result?.status === 'fulfilled' ? result.value : none]
    }),
  )
}
