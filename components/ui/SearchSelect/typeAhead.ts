/** Milliseconds after which typed letters begin a new word (B49). */
export const TYPE_AHEAD_RESET_MS = 350

/** Collects letters that are typed quickly one after another. */
export class TypeAhead {
  private typed = ''
  private lastAt = Number.NEGATIVE_INFINITY

  /**
   * @param at milliseconds, by any clock that only goes forward
   * @returns index of the first label that begins with what was typed, -1 for none
   */
  find(letter: string, labels: readonly string[], at: number): number {
    const fresh = at - this.lastAt > TYPE_AHEAD_RESET_MS
    this.typed = (fresh ? '' : this.typed) + letter.toLocaleLowerCase()
    this.lastAt = at
    return labels.findIndex(label => label.toLocaleLowerCase().startsWith(this.typed))
  }
}

/** Items whose label contains the text, upper and lower case alike (B69). */
export function matching<T extends { readonly label: string }>(
  items: readonly T[],
  text: string,
): readonly T[] {
  const wanted = text.trim().toLocaleLowerCase()
  return items.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
}
