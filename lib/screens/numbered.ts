/** Head, heading and breadcrumbs of the numbered pages of a long list. */
import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Crumb } from '@/lib/routing/crumbs'
import { unlisted } from './record'
import type { ScreenProps } from './screen'

/** Counted from 1; a URL without a number is the first page. */
export async function pageNumber({ params }: ScreenProps): Promise<number> {
  return Number((await params).page ?? 1)
}

/**
 * The records of a numbered page. The middleware lets only known numbers through, so an empty page
 * means that the list here is stale: an error, not a 404.
 * @throws BackendError
 */
export function someOf<T>(records: readonly T[], page: number): readonly T[] {
  return records.length === 0 && page > 1 ? unlisted(`page ${page}`) : records
}

interface Head {
  readonly title: string
  readonly description: string
}

/** From the second page on: `noindex`, with the number in title and description. */
export async function numberedHead<T extends Head>(head: T, page: number): Promise<T> {
  if (page === 1) return head
  const t = await getTranslations('common.pages')
  const description = t('of', { text: head.description, number: page })
  return { ...head, title: t('of', { text: head.title, number: page }), description, hidden: true }
}

/** Heading of a page of a list. */
export async function numberedTitle(text: string, page: number): Promise<string> {
  const t = await getTranslations('common.pages')
  return page === 1 ? text : t('of', { text, number: page })
}

/** Breadcrumbs of the first page or of a later one. */
export async function numberedCrumbs(first: Crumb, path: string, page: number): Promise<Crumb[]> {
  const t = await getTranslations('common.pages')
  return page === 1 ? [first] : [first, { name: t('number', { number: page }), path }]
}
