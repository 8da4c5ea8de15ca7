import type { SearchHit } from '@/lib/entities/search-hit'

/** Id of a hit's option, for `aria-activedescendant`. */
export function optionId(list: string, { category, slug }: SearchHit): string {
  return `${list}-${category}-${slug}`
}

/** Id of the option that adds a hit to the calculator. */
export const addId = (option: string) => `${option}+`
