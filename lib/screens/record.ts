import 'server-only'
import { notFound } from 'next/navigation'
import { unusableIn } from '@/lib/content/client/parse'
import { BackendError } from '@/lib/content/client/result'
import { isListed, type ListRoute } from '@/lib/content/listed'
import { recordAt } from '@/lib/content/slugs'
import { slugOfInternal } from '@/lib/routing/internal-slug'
import { type Locale, locales, otherLocale } from '@/lib/routing/locales'
import type { PageHead } from '@/lib/seo/metadata'
import { optional } from './optional'
import type { ScreenProps } from './screen'

interface Named {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/**
 * The record of a details page: the slug is looked up in the list, then the details are fetched by
 * id (B68). If that fails, the record of the list is shown, so that pages not rendered before exist
 * in an outage, too. A 404 of the details call is the not-found page.
 * @throws BackendError when the list has no usable record and its details cannot be fetched either
 */
export async function recordOf<T extends Named>(
  { params }: ScreenProps,
  list: readonly T[],
  get: (id: number) => Promise<T | null>,
): Promise<T> {
  const slug = slugOfInternal((await params).slug ?? '')
  const listed = recordAt(list, slug)
  const id = listed?.id ?? unusableIn(list).slugs.get(slug) ?? unlisted(slug)
  return (await (listed ? optional(get(id), listed) : get(id))) ?? notFound()
}

/**
 * A slug that the page's list lacks. The middleware lets only known slugs through, so the record
 * has just been deleted, or is broken: an error and no 404 (R14).
 * @throws BackendError
 */
export function unlisted(slug: string): never {
  throw new BackendError('format', `record ${encodeURIComponent(slug)}`)
}

/** The first of the others: no page recommends itself (B75). */
export function othersOf<T extends Named>(
  records: readonly T[],
  { id }: Named,
  count: number,
): T[] {
  return records.filter(record => record.id !== id).slice(0, count)
}

/**
 * The last records of a list, which are moved to the block below it; none of a short list.
 * @param isMovable whether the list can do without the record
 */
export function lastOf<T>(
  records: readonly T[],
  count: number,
  isMovable: (record: T) => boolean = () => true,
): readonly T[] {
  return records.length < 3 * count ? [] : records.filter(isMovable).slice(-count)
}

/**
 * The records after one in its list, cyclically, so that every record is recommended by the same
 * number of pages, and none by its own.
 */
export function followingOf<T extends { readonly id: number }>(
  records: readonly T[],
  { id }: { readonly id: number },
): T[] {
  const index = records.findIndex(record => record.id === id)
  const ring = [...records.slice(index + 1), ...records.slice(0, Math.max(index, 0))]
  return ring.filter(record => record.id !== id)
}

async function languagesWith(has: (locale: Locale) => Promise<boolean>): Promise<Locale[]> {
  const found = await Promise.all(locales.map(locale => optional(has(locale), true)))
  return locales.filter((_, index) => found[index])
}

/** Whether a list has records in the other language. */
export async function isElsewhere(route: ListRoute, locale: Locale): Promise<boolean> {
  return (await indexingOf(route, locale)).languages?.includes(otherLocale(locale)) ?? false
}

/**
 * Whether and in which languages a page that lists records is indexed: not while it has none, but
 * in doubt it is.
 */
export async function indexingOf(
  route: ListRoute,
  locale: Locale,
): Promise<Pick<PageHead, 'languages' | 'hidden'>> {
  const languages = await languagesWith(each => isListed(route, each))
  return { languages, hidden: !languages.includes(locale) }
}
