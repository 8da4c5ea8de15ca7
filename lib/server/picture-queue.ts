/**
 * How many pictures are made at once. Each takes a thread of those with which Node also reads files and
 * compresses, for seconds, and up to 140 MB outside of the heap.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'

/** Half of Node's four threads: pages go on with the others (docs/performance.md). */
const atOnce = 2

/** Pictures remembered, some 100 bytes each; then it begins anew. */
const mostRemembered = 20_000

/** Making a picture hardly takes longer, ms: what does, waits for a backend that hangs. */
const longestTurn = 4_000

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * The handler, with new pictures made two at a time. A picture that was sent before does not wait, and
 * one that does not come gives up its turn, as a backend that hangs would hold up all others.
 */
export function withPictureQueue(handle: Handle): Handle {
  const queue = pLimit(atOnce)
  const sent = new Set<string>()

  const sendNew = async (picture: string, request: IncomingMessage, response: ServerResponse) => {
    // The visitor has gone while it waited.
    if (response.destroyed) return
    await handle(request, response)
    if (response.statusCode >= 400) return
    if (sent.size >= mostRemembered) sent.clear()
    sent.add(picture)
  }

  return (request, response) => {
    const { url = '', headers } = request
    if (!url.startsWith('/_next/image?')) return handle(request, response)
    // The optimizer chooses from these formats, each a picture of its own.
    const [format = ''] = /image\/(?:avif|webp)/.exec(headers.accept ?? '') ?? []
    const picture = format + url
    if (sent.has(picture)) return handle(request, response)
    return new Promise((resolve, reject) => {
      void queue(async () => {
        const done = sendNew(picture, request, response).then(resolve, reject)
        await Promise.race([done, overdue()])
      })
    })
  }
}

const overdue = () => new Promise<void>(resolve => setTimeout(resolve, longestTurn).unref())
