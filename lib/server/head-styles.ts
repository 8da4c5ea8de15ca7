import type { ServerResponse } from 'node:http'
import { inlineStyles } from '@/lib/http/page-cache/inline-styles.mjs'

const endOfHead = '</head>'

/**
 * Inlines the styles of a page rendered per request; cached pages are stored with theirs
 * (docs/decisions/styles-in-the-page.md). Next sends a cached page by `end` alone, and streams
 * others, with the whole head in the first chunk.
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

/** Decodes the head alone, as a chunk may end within a multi-byte character. */
function withStyles(chunk: Buffer): Buffer {
  const end = chunk.indexOf(endOfHead)
  if (end < 0) return chunk
  const head = inlineStyles(chunk.toString('utf8', 0, end))
  return Buffer.concat([Buffer.from(head), chunk.subarray(end)])
}
