/** Limits a whole call, its body included, and what others send to this process. */
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

/** Parts of a time that are counted. */
const turns = 30

/**
 * The value of `promise` if it resolves within `ms` milliseconds in which the process could hear it. A timer
 * would run out while the process is busy, before what has long arrived is read: turns of the event loop are
 * counted instead, as each reads what has arrived.
 * @throws `late` otherwise.
 */
export async function heardWithin<T>(ms: number, late: Error, promise: Promise<T>): Promise<T> {
  let left = turns
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      left -= 1
      if (left === 0) reject(late)
    }, ms / turns)
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    clearInterval(timer)
  }
}
