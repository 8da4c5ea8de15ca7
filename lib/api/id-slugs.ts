/**
 * Specialties and analysis categories have no slug of their own: their addresses carry the id and
 * the Russian name in Latin letters, in both languages alike, so that the twins of a page differ
 * in their prefix alone.
 */
import 'server-only'
import type { AnalysisCategory } from '@/lib/entities/analysis'
import type { JobTitle } from '@/lib/entities/doctor'
import type { Locale } from '@/lib/i18n/locales'
import { idSlug } from '@/lib/i18n/transliterate'
import { getAnalysisCategories } from './analysis-categories'
import { getJobTitles } from './job-titles'
import { onceFor } from './once-for'
import type { Read } from './reader'

export type Slugged<T> = T & { readonly slug: string }

interface Named {
  readonly id: number
  readonly name: string
}

/** @throws BackendError */
export async function getSpecialties(locale: Locale, read?: Read): Promise<Slugged<JobTitle>[]> {
  const [own, russian] = await Promise.all([getJobTitles(locale, read), getJobTitles('ru', read)])
  return withIdSlugs(own, russian)
}

/** @throws BackendError */
export async function getSluggedCategories(
  locale: Locale,
  read?: Read,
): Promise<Slugged<AnalysisCategory>[]> {
  const [own, russian] = await Promise.all([
    getAnalysisCategories(locale, read),
    getAnalysisCategories('ru', read),
  ])
  return withIdSlugs(own, russian)
}

function withIdSlugs<T extends Named>(own: readonly T[], russian: readonly Named[]): Slugged<T>[] {
  const slugs = slugsOf(russian)
  return own.map(record => ({
    ...record,
    slug: slugs.get(record.id) ?? idSlug(record.id, record.name),
  }))
}

const slugsOf = onceFor(
  (russian: readonly Named[]) => new Map(russian.map(({ id, name }) => [id, idSlug(id, name)])),
)
