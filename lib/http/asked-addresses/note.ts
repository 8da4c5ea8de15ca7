/**
 * Counts which former and unknown addresses are really asked for: a path and a number, nothing of
 * the visitor.
 */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { Slot } from '@/lib/process/slot'
import { log } from '@/lib/telemetry/log'
import { countedAddress, isScanned, isSpelling } from './address'
import { addAsked, askedIn } from './book'
import { type AskedAnswer, Tally } from './tally'

/** Milliseconds between two writes. */
const interval = 60_000

interface Watch {
  readonly tally: Tally
  timer: NodeJS.Timeout | undefined
}

const slot = new Slot<Watch>('asked-addresses')

/**
 * @param pathname as it was sent, without query
 * @param to path that it was redirected to
 */
export function noteAsked(pathname: string, answer: AskedAnswer, to: string | null = null): void {
  const path = countedAddress(pathname)
  if (path === null || (answer === 'missing' && isScanned(path))) return
  if (to !== null && isSpelling(path, to)) return
  const watch = slot.orMake(() => ({ tally: new Tally(), timer: undefined }))
  watch.tally.note({ path, answer, to })
  watch.timer ??= setTimeout(writeAsked, interval).unref()
}

/** Writes what was counted, also when the process ends. */
export function writeAsked(): void {
  const watch = slot.value
  if (!watch) return
  clearTimeout(watch.timer)
  watch.timer = undefined
  const asked = watch.tally.take()
  if (asked.length === 0) return
  try {
    addAsked(askedIn(env().DATA_DIR), asked, new Date().toISOString().slice(0, 10))
  } catch (error) {
    log.warn({ err: error }, 'Addresses that were asked for cannot be stored')
  }
}
