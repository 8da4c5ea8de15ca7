/**
 * Which slugs exist, for the middleware: an unknown one must answer 404 with the page in its HTML,
 * and only the middleware can do that (README, decision 2). Kept in memory from the list calls.
 */
import 'server-only'
import { listStep } from '@/lib/calculator/browse'
import { doctorStep } from '@/lib/doctors/card'
import { filterDoctors } from '@/lib/doctors/filter'
import type { ServiceCategory } from '@/lib/entities/service'
import type { Locale } from '@/lib/i18n/locales'
import { idOfSlug } from '@/lib/i18n/transliterate'
import { pageCount } from '@/lib/site/pages'
import type { RouteMatch, SlugKind } from '@/lib/site/routes'
import { isTopCategory, serviceCategoryPath } from '@/lib/site/service-categories'
import { getAnalyses } from './analyses'
import { getCheckUps } from './check-ups'
import { getDoctors } from './doctors'
import { getSluggedCategories, getSpecialties } from './id-slugs'
import { readKeeping, readKept } from './kept'
import { Mentions } from './mentions'
import { getParentCheckUps } from './parent-check-ups'
import { getPosts } from './posts'
import { getPromotions } from './promotions'
import type { Read } from './reader'
import { getServiceCategories } from './service-categories'
import { getServices } from './services'

export type SlugCheck =
  /** Also when nobody can tell, because the backend is out of reach. */
  | { readonly kind: 'known' }
  | { readonly kind: 'unknown' }
  /** The id exists under another spelling. */
  | { readonly kind: 'moved'; readonly slug: string }
  /** The record is shown by a page of another route, the path without language prefix. */
  | { readonly kind: 'elsewhere'; readonly path: string }

const known: SlugCheck = { kind: 'known' }

/** Numbered pages of lists; their "slug" is the id of what they list and the number: `3/2`. */
type PagesKind = 'pagesOfCategory' | 'pagesOfSpecialty'
type Kind = SlugKind | PagesKind

/** Records by slug, or by the id in front of it. */
type Lookup = (slug: string) => SlugCheck

const lookups: Readonly<Record<Kind, (locale: Locale, read: Read) => Promise<Lookup>>> = {
  analysis: async (locale, read) => bySlug(await getAnalyses(locale, read)),
  analysisCategory: async (locale, read) => byId(await getSluggedCategories(locale, read)),
  checkUp: async (locale, read) => bySlug(await getCheckUps(locale, read)),
  doctor: async (locale, read) => bySlug(await getDoctors(locale, undefined, read)),
  jobTitle: async (locale, read) => byId(await getSpecialties(locale, read)),
  pagesOfCategory: async (locale, read) => {
    const counts = new Map<number, number>()
    for (const { category_analysis_id: id } of await getAnalyses(locale, read)) {
      if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return byNumber(counts, listStep)
  },
  pagesOfSpecialty: async (locale, read) => {
    const [titles, doctors] = await Promise.all([
      getSpecialties(locale, read),
      getDoctors(locale, undefined, read),
    ])
    const countOf = (name: string) => filterDoctors(doctors, { letter: null, name }, locale).length
    return byNumber(new Map(titles.map(({ id, name }) => [id, countOf(name)])), doctorStep)
  },
  parentCheckUp: async (locale, read) => bySlug(await getParentCheckUps(locale, read)),
  post: async (locale, read) => bySlug(await getPosts(locale, read)),
  promotion: async (locale, read) => bySlug(await getPromotions(locale, read)),
  service: async (locale, read) => bySlug(await getServices(locale, read)),
  serviceCategory: async (locale, read) => byTab(await getServiceCategories(locale, read)),
}

function bySlug(records: readonly { readonly slug: string }[]): Lookup {
  const slugs = new Set(records.map(record => record.slug))
  return slug => (slugs.has(slug) ? known : { kind: 'unknown' })
}

/** The category of the top list has no page of its own (spec 1 §2, "Layout tab bars"). */
function byTab(categories: readonly ServiceCategory[]): Lookup {
  const bySlug = new Map(categories.map(category => [category.slug, category]))
  return slug => {
    const category = bySlug.get(slug)
    if (!category) return { kind: 'unknown' }
    return isTopCategory(category)
      ? { kind: 'elsewhere', path: serviceCategoryPath(category) }
      : known
  }
}

function byId(records: readonly { readonly id: number; readonly slug: string }[]): Lookup {
  const slugs = new Map(records.map(({ id, slug }) => [id, slug]))
  return slug => {
    const right = slugs.get(idOfSlug(slug) ?? 0)
    if (right === undefined) return { kind: 'unknown' }
    return right === slug ? known : { kind: 'moved', slug: right }
  }
}

/** @param counts of records, by the id of what lists them */
function byNumber(counts: ReadonlyMap<number, number>, step: number): Lookup {
  return slug => {
    const [id, page] = slug.split('/').map(Number)
    return (page ?? 1) <= pageCount(counts.get(id ?? 0) ?? 0, step) ? known : { kind: 'unknown' }
  }
}

const freshFor = 60_000
/** A miss may mean a new record, so it asks again, but not for every made-up address. */
const missPause = 5_000

interface Entry {
  lookup: Lookup | null
  loadedAt: number
  triedAt: number
  loading: Promise<void> | null
}

export class SlugIndex {
  private readonly entries = new Map<string, Entry>()

  constructor(
    private readonly read: Read = readKeeping,
    private readonly now: () => number = Date.now,
    private readonly kept: Read = readKept,
  ) {}

  async check(kind: Kind, slug: string, locale: Locale): Promise<SlugCheck> {
    const entry = this.entryOf(kind, locale)
    const found = await this.find(entry, kind, slug, locale)
    if (found.kind !== 'unknown') return found
    await this.load(entry, kind, locale)
    // The backend failed just now: a record of the last minutes may be missing, so let it through.
    return entry.loadedAt < entry.triedAt ? known : (entry.lookup?.(slug) ?? known)
  }

  /**
   * As far as is known by now. A miss asks nobody: visits to a record that one language lacks
   * would ask for that language again and again.
   */
  async has(kind: Kind, slug: string, locale: Locale): Promise<boolean> {
    const found = await this.find(this.entryOf(kind, locale), kind, slug, locale)
    return found.kind !== 'unknown'
  }

  private async find(entry: Entry, kind: Kind, slug: string, locale: Locale): Promise<SlugCheck> {
    // After a restart the answers of the last run do at first: the backend may be slow or silent.
    if (!entry.lookup) entry.lookup = await this.lookup(kind, locale, this.kept).catch(() => null)
    if (!entry.lookup) await this.load(entry, kind, locale)
    else if (this.now() - entry.loadedAt > freshFor) void this.load(entry, kind, locale)
    return entry.lookup?.(slug) ?? known
  }

  private entryOf(kind: Kind, locale: Locale): Entry {
    const key = `${kind} ${locale}`
    const entry = this.entries.get(key) ?? { lookup: null, loadedAt: 0, triedAt: 0, loading: null }
    this.entries.set(key, entry)
    return entry
  }

  /** Never throws; one call at a time, and a pause between two. */
  private async load(entry: Entry, kind: Kind, locale: Locale): Promise<void> {
    if (entry.loading) return entry.loading
    if (this.now() - entry.triedAt < missPause) return
    entry.triedAt = this.now()
    entry.loading = this.lookup(kind, locale, this.read)
      .then(lookup => {
        entry.lookup = lookup
        entry.loadedAt = entry.triedAt
      })
      .catch(error => console.warn(`Slugs of ${kind} (${locale}) could not be read: ${error}`))
      .finally(() => {
        entry.loading = null
      })
    return entry.loading
  }

  /** A record that is listed but cannot be used is no missing one: its page must not be a 404. */
  private async lookup(kind: Kind, locale: Locale, read: Read): Promise<Lookup> {
    const mentions = new Mentions()
    const lookup = await lookups[kind](locale, mentions.collecting(read))
    return slug => {
      const found = lookup(slug)
      return found.kind === 'unknown' && mentions.has(kind, slug) ? known : found
    }
  }
}

const index = new SlugIndex()

const pagesKinds: Partial<Readonly<Record<SlugKind, PagesKind>>> = {
  analysisCategory: 'pagesOfCategory',
  jobTitle: 'pagesOfSpecialty',
}

/** Routes without a slug are always known. */
export async function checkSlug(match: RouteMatch, locale: Locale): Promise<SlugCheck> {
  const { route, slug } = match
  if (!route.slugs) return known
  const found = await index.check(route.slugs, slug, locale)
  const pages = pagesOf(match)
  return pages &&
    found.kind !== 'unknown' &&
    (await index.check(...pages, locale)).kind === 'unknown'
    ? { kind: 'unknown' }
    : found
}

/** Whether a language has the page of a route; where nobody can tell, it has. */
export async function hasPage(match: RouteMatch, locale: Locale): Promise<boolean> {
  const { route, slug } = match
  if (!route.slugs) return true
  const pages = pagesOf(match)
  const [hasRecord, hasNumber] = await Promise.all([
    index.has(route.slugs, slug, locale),
    !pages || index.has(...pages, locale),
  ])
  return hasRecord && hasNumber
}

/** What to look a numbered page up by; `null` for the first page, which its record has anyway. */
function pagesOf({ route, slug, page }: RouteMatch): [kind: PagesKind, slug: string] | null {
  const kind = route.slugs && pagesKinds[route.slugs]
  return kind && page > 1 ? [kind, `${idOfSlug(slug)}/${page}`] : null
}
