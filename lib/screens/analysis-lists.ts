/** Data that the screens of analyses share. */
import 'server-only'
import { getTranslations } from 'next-intl/server'
import { type Catalogue, catalogueOf } from '@/lib/calculator/catalogue'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getSluggedCategories } from '@/lib/content/client/id-slugs'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { CollectionItem } from '@/lib/seo/collection'
import { plainText } from '@/lib/text/plain-text'
import { optional } from './optional'

/** One value, as catalogues are memoised by their lists. */
const none: readonly never[] = []

/** Without the categories, all analyses are in one list. @throws BackendError */
export async function readCatalogue(locale: Locale): Promise<Catalogue> {
  const [analyses, categories, t] = await Promise.all([
    getAnalyses(locale),
    optional(getSluggedCategories(locale), none),
    getTranslations('analyses'),
  ])
  return catalogueOf(analyses, categories, t('others'))
}

/** Analyses for an ItemList: the names as they are read, without markup. */
export function listedOf(
  items: readonly { readonly name: string; readonly slug: string }[],
): CollectionItem[] {
  return items.map(({ name, slug }) => ({
    name: plainText(name),
    path: pathOf('analysis', slug),
  }))
}
