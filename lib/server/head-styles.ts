import type { ServerResponse } from 'node:http'
import { inlineStyles } from '@/lib/http/page-cache/inline-styles.mjs'

const endOfHead = '</head>'

/**
 * Inlines the styles of a page that is made for one visit; cached pages have theirs
 * (docs/decisions/styles-in-the-page.md). Next ends a cached page at once, and writes others in parts, the first of
 * which has the whole head.
 */
export function inlineHeadStyles(response: ServerResponse): void {
  const { write } = response
  const writeOn = write.bind(response) as (...args: unknown[]) => boolean
  response.write = (chunk: Uint8Array, ...rest: unknown[]) => {
    response.write = write
    const isPage = String(response.getHeader('Content-Type')).startsWith('text/html')
    return writeOn(isPage ? withStyles(Buffer.from(chunk)) : chunk, ...rest)
  }
}

/** Cut at the end of the head, as the end of a part may be the middle of a letter. */
function withStyles(part: Buffer): Buffer {
  const end = part.indexOf(endOfHead)
  if (end < 0) return part
  const head = inlineStyles(part.toString('utf8', 0, end))
  return Buffer.concat([Buffer.from(head), part.subarray(end)])
}
