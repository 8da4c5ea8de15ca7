/** Limits a whole call, its body included. */
import 'server-only'
import { BackendError } from './result'

/**
 * Gives up after `ms` milliseconds. The signal only tells the connection to close: on its own it is
 * no limit, because Node may collect the chain of requests that passes it on and then never abort.
 * @throws BackendError of kind `timeout`, or whatever `work` throws.
 */
export async function withDeadline<T>(
  ms: number,
  path: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  try {
    return await within(ms, new BackendError('timeout', path), work(controller.signal))
  } finally {
    controller.abort()
  }
}

/** The value of `promise` if it resolves within `ms` milliseconds. @throws `late` otherwise. */
export async function within<T>(ms: number, late: Error, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), ms)
  })
  try {
    return await Promise.race([promise, expired])
  } finally {
    clearTimeout(timer)
  }
}
