/**
 * The fields of a query as whoever wrote the link parted them: programs that send letters write `&amp;` into it, and add
 * their labels behind a second question mark. Encoded characters of a value stay as they are. Pages load it first, so that
 * rarer spellings are known to `meantQuery` alone.
 */
export function partedQuery(search: string): string {
  return search.replace(/&(?:amp;)+/gi, '&').replace(/(?<=.)\?(?=[\w-]+=)/g, '&')
}
