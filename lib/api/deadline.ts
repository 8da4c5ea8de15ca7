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
  const { promise: late, timer } = rejectAfter(ms, new BackendError('timeout', path))
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

function rejectAfter(ms: number, reason: Error) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(reason), ms)
  })
  return { promise, timer }
}
