/** The filter of the list by letter and category (B26). */

export interface FilterCategory {
  readonly id: number
  readonly name: string
}

export interface LetterEntry {
  readonly letter: string
  readonly categories: readonly number[]
}

export interface Filter {
  /** In lower case; empty for all. */
  readonly letter: string
  /** Id of the category whose name is the heading of the list; 0 when there is none. */
  readonly selected: number
  /** Ids that are shown; empty: all analyses. */
  readonly categories: readonly number[]
}

/** On load the first category is preselected, and all analyses are shown. */
export function initialFilter(categories: readonly FilterCategory[]): Filter {
  return { letter: '', selected: categories[0]?.id ?? 0, categories: [] }
}

/**
 * The categories of a letter; all without one. The heading changes with them, so that it never
 * names a category that the list below does not show.
 */
export function chooseLetter(
  entry: LetterEntry | null,
  categories: readonly FilterCategory[],
): Filter {
  if (!entry) return initialFilter(categories)
  const shown = categories.filter(({ id }) => entry.categories.includes(id)).map(({ id }) => id)
  if (shown.length === 0) return initialFilter(categories)
  return { letter: lower(entry.letter), selected: shown[0] ?? 0, categories: shown }
}

/** One category alone; the letter it begins with becomes the chosen one. */
export function chooseCategory({ id, name }: FilterCategory): Filter {
  return { letter: lower([...name][0] ?? ''), selected: id, categories: [id] }
}

/** Letters are compared without regard to case. */
export function isChosenLetter(filter: Filter, letter: string): boolean {
  return filter.letter === lower(letter)
}

function lower(letter: string): string {
  return letter.toLocaleLowerCase('ru')
}
