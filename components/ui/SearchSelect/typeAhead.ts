/** Milliseconds without a key after which typing starts a new prefix (B49). */
export const TYPE_AHEAD_RESET_MS = 350

/** Collects characters typed in quick succession into a prefix. */
export class TypeAhead {
  private typed = ''
  private lastAt = Number.NEGATIVE_INFINITY

  /**
   * @param at milliseconds of any monotonic clock
   * @returns index of the first label that begins with what was typed, -1 for none
   */
  find(character: string, labels: readonly string[], at: number): number {
    const fresh = at - this.lastAt > TYPE_AHEAD_RESET_MS
    this.typed = (fresh ? '' : this.typed) + character.toLocaleLowerCase()
    this.lastAt = at
    return labels.findIndex(label => label.toLocaleLowerCase().startsWith(this.typed))
  }
}

/** Items whose label contains the text, case-insensitive, without what cannot be seen in it (B69). */
export function matching<T extends { readonly label: string }>(
  items: readonly T[],
  text: string,
): readonly T[] {
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\s+/g, ' ')
  const wanted = seen.trim().toLocaleLowerCase()
  return items.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
}
