/**
 * Specialties and analysis categories have no slug of their own: their addresses carry the id and
 * the Russian name in Latin letters, in both languages alike, so that the two versions of a page
 * differ only in their language prefix.
 */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { derived } from '@/lib/content/derived'
import type { AnalysisCategory } from '@/lib/kinds/analysis'
import type { Specialty } from '@/lib/kinds/specialty'
import type { Locale } from '@/lib/routing/locales'
import { idSlug } from '@/lib/text/transliterate'
import { getAnalysisCategories } from './analysis-categories'
import { unusableIn, withUnusable } from './parse'
import type { Source } from './reader'
import { getSpecialties } from './specialties'

export type WithSlug<T> = T & { readonly slug: string }

interface Named {
  readonly id: number
  readonly name: string
}

/** @throws BackendError */
export async function getSluggedSpecialties(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly WithSlug<Specialty>[]> {
  const [own, russian] = await Promise.all([
    getSpecialties(locale, from),
    getSpecialties('ru', from),
  ])
  return withIdSlugs(own, russian)
}

/** @throws BackendError */
export async function getSluggedCategories(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly WithSlug<AnalysisCategory>[]> {
  const [own, russian] = await Promise.all([
    getAnalysisCategories(locale, from),
    getAnalysisCategories('ru', from),
  ])
  return withIdSlugs(own, russian)
}

const withIdSlugs = derived(
  <T extends Named>(own: readonly T[], russian: readonly Named[]): readonly WithSlug<T>[] => {
    const slugs = new Map(russian.map(({ id, name }) => [id, idSlug(id, name)]))
    const slugged = own.map(record => ({
      ...record,
      slug: slugs.get(record.id) ?? idSlug(record.id, record.name),
    }))
    return withUnusable(slugged, unusableIn(own))
  },
) as <T extends Named>(own: readonly T[], russian: readonly Named[]) => readonly WithSlug<T>[]
