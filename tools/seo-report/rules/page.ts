/**
 * What search rules need of a served page. A crawl holds thousands of pages, so only these facts
 * and the compressed HTML are kept, not the parsed tree.
 */
import { gunzipSync, gzipSync } from 'node:zlib'
import { parseHtml } from './dom'
import { factsOf } from './facts'
import type { Facts, HttpResponse, Page } from './page-types'

export function parsePage(response: HttpResponse): Page {
  const { url, visitor, status, headers, firstByte, body: html } = response
  // Of thousands of pages: fast compression matters more than the smallest result.
  const compressed = gzipSync(html, { level: 1 })
  // V8 keeps a whole string in memory for a slice of it; copies let the HTML be collected.
  const facts = JSON.parse(JSON.stringify(factsOf(parseHtml(html), url))) as Facts
  return {
    url,
    visitor,
    status,
    headers,
    firstByte,
    size: { raw: Buffer.byteLength(html), gzip: compressed.length },
    html: () => gunzipSync(compressed).toString(),
    ...facts,
  }
}
