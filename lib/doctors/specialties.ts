/** Specialties as lists show them: by first letter, each with the address of its page. */
import type { LetterGroup } from '@/lib/kinds/letter'

export interface SpecialtyOption {
  readonly id: number
  readonly name: string
  /** Missing when the browser has fetched the specialties itself. */
  readonly slug?: string
}

export interface SpecialtyGroup {
  readonly letter: string
  readonly categories: readonly SpecialtyOption[]
}

/** @param specialties the specialties with their slugs */
export function withSlugs(
  groups: readonly LetterGroup[],
  specialties: readonly Required<SpecialtyOption>[],
): SpecialtyGroup[] {
  const slugs = new Map(specialties.map(({ id, slug }) => [id, slug]))
  return groups.map(({ letter, categories }) => ({
    letter,
    categories: categories.map(({ id, name }) => ({ id, name, ...slugOf(slugs.get(id)) })),
  }))
}

function slugOf(slug: string | undefined): { slug?: string } {
  return slug === undefined ? {} : { slug }
}

/** Names are written by people: the same one may come in another case. */
export function sameSpecialty(a: string, b: string): boolean {
  return a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()
}
