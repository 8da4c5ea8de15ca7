import { attempt } from '@/lib/errors/attempt'
import { partedQuery } from './query'

/** Labels of advertisements and numbers of clicks, which have one spelling. */
const labels = /(?<=[?&])(?:utm_\w+|\w*clid)(?==)/gi

/** A query as it was meant: `partedQuery`, with labels in any case, and values as pages in windows-1251 encode them. */
export const meantQuery = (search: string) =>
  partedQuery(search)
    .replace(labels, name => name.toLowerCase())
    .replace(/(?:%[\da-f]{2})+/gi, meantLetters)

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
