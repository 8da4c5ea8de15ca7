/**
 * The search of the site over the lists of whatever backend there is. A backend may have a search of
 * its own: it is asked at the same time, and what it knows beyond is added.
 */
import 'server-only'
import type { SearchHit, SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchLists } from '@/lib/search/corpus'
import { IndexKeeper } from '@/lib/search/index-keeper'
import { type FoundHit, findHits, perKind } from '@/lib/search/search'
import { env } from '@/lib/site/env'
import { plainText } from '@/lib/text/plain-text'
import { getAnalyses } from './analyses'
import { getAnalysisCategories } from './analysis-categories'
import { getCheckUps } from './check-ups'
import { getDoctors } from './doctors'
import { getParentCheckUps } from './parent-check-ups'
import { getPromotions } from './promotions'
import { BackendError } from './result'
import { searchBackend } from './search'
import { getServices } from './services'

/** Milliseconds a backend's own search may take; whoever searches waits no longer for it. */
const besideMs = 300

const maxLength = 100

/** On `globalThis`, because Next may load this module once for every bundle of a process. */
const shared = globalThis as { clinicSearch?: IndexKeeper }

export interface SiteSearch {
  /** In groups of a kind, the likeliest first; each of a record that the clinic has now. */
  readonly hits: readonly FoundHit[]
  readonly lists: Lists
}

/**
 * @param type one kind of hits, or `null` for all
 * @param sessionId of the visitor, for the backend's call tracking
 * @throws BackendError when the backend gives no list at all
 */
export async function searchSite(
  locale: Locale,
  q: string,
  type: SearchKind | null = null,
  sessionId = '',
): Promise<SiteSearch> {
  const text = q.trim().slice(0, maxLength)
  const beside = askBeside(locale, text, type, sessionId)
  const corpus = await loadCorpus()
  const lists = corpus[locale]
  shared.clinicSearch ??= new IndexKeeper()
  const engine = await shared.clinicSearch.engineOf(corpus)
  const own = text ? findHits(engine, locale, text, type) : []
  return { hits: merged(own, await beside, lists), lists }
}

async function askBeside(
  locale: Locale,
  text: string,
  type: SearchKind | null,
  sessionId: string,
): Promise<readonly SearchHit[]> {
  if (!env().BACKEND_URL) return []
  try {
    const hits = await searchBackend(locale, text, type, { timeoutMs: besideMs, sessionId })
    return hits.filter(({ category }) => type === null || category === type)
  } catch (error) {
    if (error instanceof BackendError) return []
    throw error
  }
}

/** The own hits that are still there, then what the backend found of the same kind. */
function merged(
  own: readonly FoundHit[],
  further: readonly SearchHit[],
  lists: Lists,
): readonly FoundHit[] {
  const found = new Map<string, FoundHit>()
  for (const { category, slug } of [...own, ...further]) {
    const record = bySlug(listOf(category, lists)).get(slug)
    const key = `${category}/${slug}`
    if (!record || found.has(key)) continue
    found.set(key, { category, slug, name: plainText(record.name), record: record.id })
  }
  const hits = [...found.values()]
  const kinds = [...new Set(hits.map(({ category }) => category))]
  return kinds.flatMap(kind => hits.filter(({ category }) => category === kind).slice(0, perKind))
}

const getters = {
  services: getServices,
  doctors: (locale: Locale) => getDoctors(locale),
  analyses: getAnalyses,
  analysisCategories: getAnalysisCategories,
  checkUps: getCheckUps,
  parentCheckUps: getParentCheckUps,
  promotions: getPromotions,
}

type Getters = typeof getters
/** The whole records, of which the index reads a part. */
type Lists = { readonly [K in keyof Getters]: Awaited<ReturnType<Getters[K]>> }

async function loadCorpus(): Promise<Readonly<Record<Locale, Lists>>> {
  const [ru, kk] = await Promise.all([loadLists('ru'), loadLists('kk')])
  return { ru, kk }
}

const none: readonly never[] = []

/** A list that is not to be had is as if it were empty; without any there is nothing to search. */
async function loadLists(locale: Locale): Promise<Lists> {
  const names = Object.keys(getters) as (keyof Getters)[]
  const answers = await Promise.allSettled(names.map(name => getters[name](locale)))
  const failures = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  const fault = failures.find(reason => !(reason instanceof BackendError))
  if (fault || failures.length === names.length) throw fault ?? failures[0]
  const lists = answers.map(answer => (answer.status === 'fulfilled' ? answer.value : none))
  return Object.fromEntries(names.map((name, place) => [name, lists[place]])) as unknown as Lists
}

interface Listed {
  readonly id: number
  readonly slug: string
  readonly name: string
}

function listOf(kind: SearchKind, lists: Lists): readonly Listed[] {
  const names = {
    services: 'services',
    doctors: 'doctors',
    analysis: 'analyses',
    checkups: 'checkUps',
    promotion: 'promotions',
  } as const satisfies Record<SearchKind, keyof SearchLists>
  return lists[names[kind]]
}

const slugs = new WeakMap<readonly Listed[], ReadonlyMap<string, Listed>>()

/** As long as the list is the same. */
function bySlug(list: readonly Listed[]): ReadonlyMap<string, Listed> {
  const known = slugs.get(list) ?? new Map(list.map(record => [record.slug, record]))
  slugs.set(list, known)
  return known
}
