/**
 * What search rules need of a served page. A crawl holds thousands of pages, so only this content
 * and the compressed HTML are kept, not the parsed tree.
 */
import { gunzipSync, gzipSync } from 'node:zlib'
import { parseHtml } from './dom'
import { contentOf } from './page-content'
import type { HttpResponse, Page, PageContent } from './page-types'

export function parsePage(response: HttpResponse): Page {
  const { url, visitor, status, headers, firstByte, body: html } = response
  // Of thousands of pages: fast compression matters more than the smallest result.
  const compressed = gzipSync(html, { level: 1 })
  // V8 keeps a whole string in memory for a slice of it; copies let the HTML be collected.
  const content = JSON.parse(JSON.stringify(contentOf(parseHtml(html), url))) as PageContent
  return {
    url,
    visitor,
    status,
    headers,
    firstByte,
    size: { raw: Buffer.byteLength(html), gzip: compressed.length },
    html: () => gunzipSync(compressed).toString(),
    ...content,
  }
}
