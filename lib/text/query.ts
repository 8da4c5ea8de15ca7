/** `&` as programs write it into a link of a letter; a browser takes what is behind `#` for a place on the page. */
const written = /&(?:(?:amp|(?:#|%23)(?:38|x26));)+/gi

/**
 * The fields of a query as whoever wrote the link parted them: programs that send letters write `&amp;` or `;` for `&`, and
 * add their labels behind a second question mark. Encoded characters of a value stay as they are.
 * @param search with what the browser takes for the place on the page, or without
 */
export function partedQuery(search: string): string {
  const [query = ''] = search.replace(written, '&').split('#')
  return query.replace(/(?<=.)[?;](?=[\w-]+=)/g, '&')
}
