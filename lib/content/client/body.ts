/** Response bodies read with limits of size and time. */
import 'server-only'
import { within } from './deadline'
import { BackendError } from './result'

export interface BodyLimits {
  /** Counted after decompression, against decompression bombs. */
  readonly maxBytes: number
  /** Milliseconds between two parts; without it the caller limits the whole call. */
  readonly idleMs?: number
  /** For the message of an error. */
  readonly path: string
}

/**
 * Passes the bytes through while they stay within the limits; beyond them the stream fails with a
 * BackendError of kind `format` (too large) or `timeout`, and the source is cancelled.
 */
export function bounded(
  body: ReadableStream<Uint8Array>,
  { maxBytes, idleMs, path }: BodyLimits,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  const next = () =>
    idleMs === undefined
      ? reader.read()
      : within(idleMs, new BackendError('timeout', path), reader.read())

  return new ReadableStream({
    async pull(controller) {
      try {
        const part = await next()
        if (part.done) return controller.close()
        size += part.value.byteLength
        if (size > maxBytes) {
          const reason = `more than ${Math.round(maxBytes / 1024 / 1024)} MB`
          throw new BackendError('format', path, { reason })
        }
        controller.enqueue(part.value)
      } catch (error) {
        controller.error(error)
        reader.cancel().catch(() => undefined)
      }
    },
    cancel: reason => reader.cancel(reason),
  })
}
