/**
 * Next's image optimizer stores a variant for every spelling of its query, each half a second of
 * CPU: only the canonical spelling, which the pages use, is let through.
 */
import { isDecodable, withoutNeedlessEscapes } from '@/lib/text/escapes'

/** Base for parsing paths as URLs. */
const here = 'http://site.invalid'

/** Whether the target is an image URL in any but the canonical spelling. */
export function isNonCanonicalPicture(path: string, search: string): boolean {
  if (!path.endsWith('image') || pathnameOf(path) !== '/_next/image') return false
  const picture = new URLSearchParams(search).get('url') ?? ''
  if (!isDecodable(picture) || withoutNeedlessEscapes(picture) !== picture) return true
  // Next responds 500 to the path of a folder.
  return picture.endsWith('/') || pathnameOf(picture) !== picture
}

/** The path as servers resolve it: without query, fragment, dot segments and empty segments. */
function pathnameOf(address: string): string | null {
  if (!URL.canParse(address, here)) return null
  return new URL(address, here).pathname.replace(/\/{2,}/g, '/')
}
