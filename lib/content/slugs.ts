/**
 * Which URLs of records exist. Only the middleware can send a 404 with a rendered page
 * (docs/decisions/middleware-decides.md); pages read the same lists.
 */
import 'server-only'
import { unusableIn } from '@/lib/content/client/parse'
import type { Source } from '@/lib/content/client/reader'
import { BackendError } from '@/lib/content/client/result'
import type { Locale } from '@/lib/routing/locales'
import { pageCount } from '@/lib/routing/page-numbers'
import type { SlugCheck } from '@/lib/routing/resolve-route'
import type { RouteMatch } from '@/lib/routing/routes'
import { foldedSlug } from '@/lib/routing/spelling'
import { idOfSlug } from '@/lib/text/transliterate'
import { contentStore } from './content'
import { derived } from './derived'
import { type Kind, type KindRecord, kindOf } from './kinds'
import { isOffered } from './listed'
import { formerlyAt } from './renames'

const knownSlug: SlugCheck = { kind: 'known' }
const unknown: SlugCheck = { kind: 'unknown' }

type Records = readonly KindRecord[]

/** The first of two records with the same slug wins. */
const bySlug = derived(
  (list: Records) => new Map(list.toReversed().map(record => [record.slug, record])),
)
const byFoldedSlug = derived(
  (list: Records) => new Map(list.toReversed().map(record => [foldedSlug(record.slug), record])),
)
const byId = derived((list: Records) => new Map(list.map(record => [record.id, record])))

/** The record of an id in a list. */
export function recordById<T extends KindRecord>(list: readonly T[], id: number): T | undefined {
  return byId(list).get(id) as T | undefined
}

/** The record with a slug; with `hasIdSlug` only the id in the slug counts. */
export function recordAt<T extends KindRecord>(
  list: readonly T[],
  slug: string,
  hasIdSlug = false,
): T | undefined {
  if (hasIdSlug) return recordById(list, idOfSlug(slug) ?? 0)
  return bySlug(list).get(slug) as T | undefined
}

/** The record whose slug is spelt similarly: `Ivanova` for `ivanova`. */
function similarAt(list: Records, slug: string): KindRecord | undefined {
  return byFoldedSlug(list).get(foldedSlug(slug))
}

/**
 * Milliseconds between two reloads for unknown slugs: a miss may be a new record, or a made-up URL.
 */
const missPause = 5_000

/** A page that is not about a record: there, if the clinic has what it is about. */
const ofOwnPage = ({ name, slug }: RouteMatch) => (isOffered(name, slug) ? knownSlug : unknown)

/**
 * Routes without a slug are known. Undecided: without a list, for a slug that the last list
 * lacks while the backend is out of reach, or for a broken record whose details are unavailable.
 */
export async function checkSlug(match: RouteMatch, locale: Locale): Promise<SlugCheck> {
  const { slugs } = match.route
  if (!slugs) return ofOwnPage(match)
  const kind = kindOf(slugs)
  const found = await orUndecided(lookUp(match, kind, locale))
  if (found.kind !== 'unknown') return found
  const fresh = contentStore().reading({ maxAge: missPause })
  return orUndecided(lookUp(match, kind, locale, fresh))
}

/**
 * `checkSlug` by cached lists alone: visits to a record that one language lacks must not query that
 * language every time.
 */
export async function peekSlug(match: RouteMatch, locale: Locale): Promise<SlugCheck> {
  const { slugs } = match.route
  return slugs ? orUndecided(lookUp(match, kindOf(slugs), locale)) : ofOwnPage(match)
}

/** Whether a language has the page of a route, by cached lists alone; `true` when unknown. */
export async function hasPage(match: RouteMatch, locale: Locale): Promise<boolean> {
  return !['unknown', 'gone'].includes((await peekSlug(match, locale)).kind)
}

/** Whether a page answers 200 at this very address, by cached lists alone; `true` when unknown. */
export async function answers(match: RouteMatch, locale: Locale): Promise<boolean> {
  return ['known', 'undecided'].includes((await peekSlug(match, locale)).kind)
}

async function orUndecided(check: Promise<SlugCheck>): Promise<SlugCheck> {
  try {
    return await check
  } catch (error) {
    if (error instanceof BackendError) return { kind: 'undecided' }
    throw error
  }
}

async function lookUp(
  { slug, page, route }: RouteMatch,
  kind: Kind,
  locale: Locale,
  from?: Source,
): Promise<SlugCheck> {
  const list = await kind.list(locale, from)
  const exact = recordAt(list, slug, kind.hasIdSlug)
  const broken = exact ? unknown : await checkBroken(list, slug, kind, locale)
  if (broken.kind !== 'unknown') return broken
  const moved = () =>
    kind.hasIdSlug || !route.slugs
      ? undefined
      : (similarAt(list, slug) ?? formerlyAt(route.slugs, list, slug))
  const record = exact ?? moved()
  if (!record) return checkFormer(slug, kind, locale, from)
  if (page > 1 && page > (await pagesOf(kind, record, locale))) return unknown
  const path = kind.elsewhere?.(record)
  if (path) return { kind: 'elsewhere', path }
  return record.slug === slug ? knownSlug : { kind: 'moved', slug: record.slug }
}

/** Whether the slug is that of a record whose page was taken away, or once was. */
async function checkFormer(
  slug: string,
  { former }: Kind,
  locale: Locale,
  from?: Source,
): Promise<SlugCheck> {
  const gone = (await former?.(locale, from)) ?? []
  const asked = foldedSlug(slug)
  const found = gone.find(each =>
    [each.slug, ...(each.formerSlugs ?? [])].some(own => foldedSlug(own) === asked),
  )
  return found ? { kind: 'gone', slug: found.slug } : unknown
}

/**
 * A listed record that is invalid is not missing: its page is rendered from its details.
 * @throws BackendError when these are unavailable, too
 */
async function checkBroken(
  list: Records,
  slug: string,
  { hasIdSlug, details }: Kind,
  locale: Locale,
): Promise<SlugCheck> {
  const { slugs, ids } = unusableIn(list)
  const isMentioned = hasIdSlug ? ids.has(idOfSlug(slug) ?? 0) : slugs.has(slug)
  if (!isMentioned) return unknown
  const id = slugs.get(slug)
  if (id === undefined || !details) throw new BackendError('format', encodeURIComponent(slug))
  return (await details(locale, id)) ? knownSlug : unknown
}

/** How many pages the record's own list has. */
async function pagesOf({ lists }: Kind, record: KindRecord, locale: Locale): Promise<number> {
  return lists ? pageCount(await lists.count(record, locale), lists.step) : 1
}
