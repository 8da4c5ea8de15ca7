/** Elements whose content browsers do not show as text. */
const hidden = new Set(['script', 'style', 'textarea', 'option'])

/** Tags between words: `<li>a</li><li>b</li>` is "a b", but `B<sub>12</sub>` is "B12". */
const breaks = /^(?:br|hr|p|div|h\d|[uod]l|li|d[td]|table|t[rdh]|blockquote)$/

/** The repetition is bounded: an unclosed tag must not make it scan the whole text. */
const tags =
  /<!--|-->|<[!?][^<>]{0,2000}(?<!--)>|<(\/?)([a-z][^\s/<>]{0,50})(?:[\s/][^<>]{0,2000})?>/gi

// biome-ignore format: names as editors write them.
const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"], ['nbsp', ' '],
  ['laquo', '«'], ['raquo', '»'], ['bdquo', '„'], ['ldquo', '“'], ['rdquo', '”'], ['lsquo', '‘'],
  ['rsquo', '’'], ['mdash', '—'], ['ndash', '–'], ['minus', '−'], ['hellip', '…'], ['bull', '•'],
  ['middot', '·'], ['deg', '°'], ['plusmn', '±'], ['times', '×'], ['le', '≤'], ['ge', '≥'],
  ['micro', 'µ'], ['alpha', 'α'], ['beta', 'β'], ['gamma', 'γ'], ['sup2', '²'], ['sup3', '³'],
  ['frac12', '½'], ['numero', '№'], ['copy', '©'], ['reg', '®'], ['trade', '™'], ['shy', ''],
])

/**
 * The text of HTML from any source: tags and comments removed, entities decoded once, whitespace
 * collapsed. Unknown entities stay as they are. The result is plain text: escape it again where it
 * becomes part of HTML.
 */
export function plainText(html: string): string {
  const text = /[<&]/.test(html) ? decode(withoutTags(html)) : html
  return text.replace(/[ \t\r\n\f]+/g, ' ').trim()
}

function withoutTags(html: string): string {
  let text = ''
  let end = 0
  /** Name of the element that is skipped; `!` in a comment. */
  let within = ''
  for (const { 0: tag, 1: slash, 2: word = '', index } of html.matchAll(tags)) {
    const name = word.toLowerCase()
    if (within) {
      if (within === '!' ? tag === '-->' : slash && name === within) within = ''
    } else if (tag === '-->') {
      continue
    } else {
      text += html.slice(end, index)
      if (tag === '<!--') within = '!'
      else if (!slash && hidden.has(name)) within = name
      else if (breaks.test(name)) text += ' '
    }
    end = index + tag.length
  }
  return within ? text : text + html.slice(end)
}

function decode(text: string): string {
  return text.replace(/&(#x?)?(\w{1,8});/gi, (whole, sign: string | undefined, name: string) => {
    if (!sign) return entities.get(name) ?? whole
    const code = Number.parseInt(name, sign.length > 1 ? 16 : 10)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : whole
  })
}
