import { attempt } from '@/lib/errors/attempt'
import { partedQuery } from './query'

/** `&` as programs write it into a link of a letter; a browser takes what is behind `#` for a place on the page. */
const written = /&(?:(?:amp|(?:#|%23)(?:38|x26));)+/gi

/** Labels of advertisements and numbers of clicks, which have one spelling. */
const labels = /(?<=[?&])(?:utm_\w+|\w*clid)(?==)/gi

/**
 * A query as it was meant: its fields parted, labels in any case, and values as pages in windows-1251 encode them.
 * @param search with what the browser takes for the place on the page, or without
 */
export function meantQuery(search: string): string {
  const [query = ''] = search.replace(written, '&').split('#')
  return partedQuery(query.replace(/;(?=[\w-]+=)/g, '&'))
    .replace(labels, name => name.toLowerCase())
    .replace(/(?:%[\da-f]{2})+/gi, meantLetters)
}

/** UTF-8 whose last letter may be cut off, else windows-1251. */
function meantLetters(encoded: string): string {
  if (attempt(() => decodeURIComponent(encoded), 'URIError') !== undefined) return encoded
  const bytes = Uint8Array.from(encoded.slice(1).split('%'), digits => Number.parseInt(digits, 16))
  const cut = attempt(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }),
    'TypeError',
  )
  const isCut = /[^\0-\x7f]/.test(cut ?? '')
  return encodeURIComponent(`${isCut ? cut : new TextDecoder('windows-1251').decode(bytes)}`)
}
