/**
 * A query as whoever wrote the link meant it: programs that send letters write `&amp;` into it, and add
 * their labels behind a second question mark. Encoded characters of a value stay as they are.
 */
export function meantQuery(search: string): string {
  return search.replace(/&(?:amp;)+/gi, '&').replace(/(?<=.)\?(?=[\w-]+=)/g, '&')
}
