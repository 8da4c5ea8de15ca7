import 'server-only'
import { getSluggedSpecialties, type WithSlug } from '@/lib/content/client/id-slugs'
import { sameSpecialty } from '@/lib/doctors/specialties'
import type { Specialty } from '@/lib/kinds/specialty'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { optional } from './optional'

/** A specialty of a doctor, with its page if the list has it. */
export interface SpecialtyLink {
  readonly name: string
  /** Without language prefix. */
  readonly path: string | null
}

/** Path of a specialty's page, without language. */
export function specialtyPath({ slug }: { readonly slug: string }): string {
  return pathOf('doctorsOfSpecialty', slug)
}

/** A doctor's specialties, with their pages as far as the list has these names. */
export async function specialtyLinks(
  names: readonly string[],
  locale: Locale,
): Promise<SpecialtyLink[]> {
  const titles = await optional(getSluggedSpecialties(locale), [])
  return names.map(name => {
    const title = titles.find(each => sameSpecialty(each.name, name))
    return { name, path: title ? specialtyPath(title) : null }
  })
}

/** All specialties but one. */
export function otherSpecialties(
  titles: readonly WithSlug<Specialty>[],
  { id }: Specialty,
): SpecialtyLink[] {
  return titles
    .filter(title => title.id !== id)
    .map(title => ({ name: title.name, path: specialtyPath(title) }))
}
