import type { ServerResponse } from 'node:http'

/** One of the overloaded methods of a response. */
type Method<Result> = (...args: readonly unknown[]) => Result

/**
 * Holds HTML back until it is complete, and sends it with a Content-Length
 * (docs/decisions/custom-server.md). Comes before `compression`, whose output it holds; like that,
 * it has no callbacks of `write` and `end`.
 * @param replacement what is sent instead of the page, if anything; asked when the page is complete
 */
export function sendPagesWhole(
  response: ServerResponse,
  replacement: () => string | undefined,
): void {
  const { writeHead } = response
  // Next's own, which it sets later, does nothing once `headersSent`.
  const setHeader = response.setHeader.bind(response)
  const write = response.write.bind(response) as Method<boolean>
  const end = response.end.bind(response) as Method<ServerResponse>
  const parts: Uint8Array[] = []
  let hasBegun = false
  let isPage = false
  const begin = () => {
    if (!hasBegun) response.writeHead(response.statusCode)
  }

  Object.defineProperty(response, 'headersSent', { get: () => hasBegun })
  // The head leaves with the first part of the body.
  response.flushHeaders = begin
  response.writeHead = (status: number) => {
    if (hasBegun) return response
    hasBegun = true
    isPage = String(response.getHeader('Content-Type')).startsWith('text/html')
    return isPage ? response : writeHead.call(response, status)
  }
  response.write = (chunk: unknown, ...rest: readonly unknown[]) => {
    begin()
    if (!isPage) return write(chunk, ...rest)
    parts.push(bytesOf(chunk, rest))
    return true
  }
  response.end = (chunk?: unknown, ...rest: readonly unknown[]) => {
    begin()
    if (!isPage) return end(chunk, ...rest)
    parts.push(bytesOf(chunk, rest))
    const instead = replacement()
    const page = instead === undefined ? Buffer.concat(parts) : Buffer.from(instead)
    // For HEAD Next writes no body, so the page's length is unknown.
    if (response.req.method !== 'HEAD') setHeader('Content-Length', page.length)
    writeHead.call(response, response.statusCode)
    return end(page)
  }
}

function bytesOf(chunk: unknown, [encoding]: readonly unknown[]): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  return Buffer.from(typeof chunk === 'string' ? chunk : '', encoding as BufferEncoding)
}
