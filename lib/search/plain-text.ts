/** Names as people read them: records of the laboratory carry simple HTML (spec 1 §3). */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
}

/** Tags out, the common entities decoded, spaces single. Unknown entities stay as they are. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/td)[^>]{0,200}>/gi, ' ')
    .replace(/<\/?[a-z][^>]{0,500}>/gi, '')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
