/**
 * The name of a page's text file. It is the last path segment (spec 1 §2), but several pages end
 * alike in `list` or `top`: for those the segment before decides.
 */
const endings: readonly string[] = ['list', 'top']

/** `/doctors-list/list` is `doctors-list`, `/contacts` is `contacts`, `/` is `home`. */
export function textKey(path: string): string {
  const [last, previous] = path.split('/').filter(Boolean).reverse()
  if (last === undefined) return 'home'
  return previous !== undefined && endings.includes(last) ? previous : last
}
