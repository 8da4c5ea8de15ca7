import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A raw response, without the decompression and redirects of `fetch`. */
export interface VisitResponse {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly body: string
  /** HIT, MISS, STALE …; undefined for uncacheable responses. */
  readonly cache: unknown
}

/** Uses a new connection for each request. */
export function visit(url: string, headers: Record<string, string> = {}): Promise<VisitResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, async response => {
      const bytes = await buffer(response)
      const cache = response.headers['x-page-cache']
      const { statusCode: status, headers } = response
      resolve({ status, headers, bytes, body: bytes.toString(), cache })
    }).on('error', reject)
  })
}
