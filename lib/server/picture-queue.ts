/**
 * Optimizes new images one after another. Each takes one of the libuv threads, which also read files
 * and compress, for up to seconds, and up to 120 MB outside of the heap.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'

/** AVIF is encoded by all processors, so that two at once would only take twice the memory. */
const concurrency = 1

/** Optimized images remembered, some 100 bytes each; beyond it the set is cleared. */
const maxRemembered = 20_000

/** Milliseconds a request may hold its slot: a longer one is waiting for a hanging backend. */
const maxSlotMs = 2_000

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * The handler, with new images optimized one at a time. An image sent before does not queue, and a
 * slow one releases its slot, as a hanging backend would block all others.
 */
export function withPictureQueue(handle: Handle): Handle {
  const queue = pLimit(concurrency)
  const sent = new Set<string>()

  const sendNew = async (picture: string, request: IncomingMessage, response: ServerResponse) => {
    // The client disconnected while queued.
    if (response.destroyed) return
    await handle(request, response)
    if (response.statusCode >= 400) return
    if (sent.size >= maxRemembered) sent.clear()
    sent.add(picture)
  }

  return (request, response) => {
    const { url = '', headers } = request
    if (!url.startsWith('/_next/image?')) return handle(request, response)
    // The optimizer negotiates these formats and caches each separately.
    const [format = ''] = /image\/(?:avif|webp)/.exec(headers.accept ?? '') ?? []
    const picture = format + url
    if (sent.has(picture)) return handle(request, response)
    return new Promise((resolve, reject) => {
      void queue(async () => {
        const done = sendNew(picture, request, response).then(resolve, reject)
        await Promise.race([done, slotTimeout()])
      })
    })
  }
}

const slotTimeout = () => new Promise<void>(resolve => setTimeout(resolve, maxSlotMs).unref())
