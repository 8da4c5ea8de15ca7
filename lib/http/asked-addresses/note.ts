/**
 * Counts which former and unknown addresses are really asked for: a path and a number, nothing of
 * the visitor.
 */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
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

/** On `globalThis`, because Next may load this module once for every bundle of a process. */
const shared = globalThis as { clinicAskedAddresses?: Watch }

/**
 * @param pathname as it was sent, without query
 * @param to path that it was redirected to
 */
export function noteAsked(pathname: string, answer: AskedAnswer, to: string | null = null): void {
  const path = countedAddress(pathname)
  if (path === null || (answer === 'missing' && isScanned(path))) return
  if (to !== null && isSpelling(path, to)) return
  shared.clinicAskedAddresses ??= { tally: new Tally(), timer: undefined }
  const watch = shared.clinicAskedAddresses
  watch.tally.note({ path, answer, to })
  watch.timer ??= setTimeout(writeAsked, interval).unref()
}

/** Writes what was counted, also when the process ends. */
export function writeAsked(): void {
  const watch = shared.clinicAskedAddresses
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
