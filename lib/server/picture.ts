/**
 * The optimiser makes and keeps a picture for every spelling of its address, at half a second each:
 * only the one spelling that pages use gets through.
 */
import { isDecodable, withoutNeedlessEscapes } from '@/lib/text/escapes'

/** Stands in for the site's own origin. */
const here = 'http://site.invalid'

/** Whether the target asks the optimiser for a picture in other words than a page would. */
export function isOddPicture(path: string, search: string): boolean {
  if (!path.endsWith('image') || pathnameOf(path) !== '/_next/image') return false
  const picture = new URLSearchParams(search).get('url') ?? ''
  if (!isDecodable(picture) || withoutNeedlessEscapes(picture) !== picture) return true
  // Next answers 500 for a folder.
  return picture.endsWith('/') || pathnameOf(picture) !== picture
}

/** Without query, fragment, dots and empty segments, as servers read it. */
function pathnameOf(address: string): string | null {
  if (!URL.canParse(address, here)) return null
  return new URL(address, here).pathname.replace(/\/{2,}/g, '/')
}
