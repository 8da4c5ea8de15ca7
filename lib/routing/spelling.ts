/**
 * Other spellings of a path. Visitors and links bring upper case, slashes too many, dot segments,
 * needless or lower-case escapes, and the punctuation that messengers take for a part of a link.
 */

/**
 * The path with single slashes, none at the end, and without dot segments (RFC 3986, 5.2.4);
 * backslashes count as slashes, as in browsers (WHATWG URL). It begins with exactly one slash, so
 * that it never names another host.
 */
export function cleanPath(path: string): string {
  const kept: string[] = []
  for (const segment of path.split(/[/\\]/)) {
    const plain = segment.replace(/%2e/gi, '.')
    if (plain === '..') kept.pop()
    else if (plain !== '' && plain !== '.') kept.push(segment)
  }
  return `/${kept.join('/')}`
}

/** Characters; a longer path is no link that a messenger has spoilt, and looking for its end takes seconds. */
const longestRead = 1_000

/**
 * What a path may mean: as it was sent, then without what does not belong to a link. An exact
 * record wins over one that is spelt similarly, so the order counts.
 * @throws URIError for a malformed percent-encoding
 */
export function readingsOf(path: string): readonly string[] {
  const clean = cleanPath(path)
  if (clean.length > longestRead) return [encoded(decoded(clean))]
  const all = [clean, cleanPath(clean.replace(/%2f|%5c/gi, '/'))].map(decoded)
  const [exact = [], split = []] = all
  return [...new Set([encoded(exact), encoded(withoutEnding(split.map(trimmed)))])]
}

/**
 * What may follow a link in a text: punctuation, symbols (`❤️` ends with a variation selector),
 * spaces, invisible characters.
 */
const ending = /[\p{P}\p{S}\p{Variation_Selector}\s\p{Cf}]+$/u
const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

const trimmed = (segment: string) => segment.replace(around, '')

function withoutEnding(segments: readonly string[]): readonly string[] {
  const last = segments.at(-1)?.replace(ending, '')
  if (last === undefined) return []
  const before = segments.slice(0, -1)
  return last === '' ? withoutEnding(before) : [...before, last]
}

function decoded(path: string): readonly string[] {
  return path.split('/').filter(Boolean).map(decodeURIComponent)
}

function encoded(segments: readonly string[]): string {
  return `/${segments.filter(Boolean).map(encodeURIComponent).join('/')}`
}

/** Equal for slugs that differ in case or in the form of Unicode alone. */
export function foldedSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase()
}
