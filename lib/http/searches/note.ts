/** Counts the questions of the search box that have no hit, without personal data. */
import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { env } from '@/lib/clinic/environment/env'
import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'
import { counter } from '@/lib/telemetry/metrics'
import { addToBook, bookIn } from './book'
import { type Miss, Misses, settledAfter } from './misses'

interface Watch {
  readonly misses: Misses
  /** Makes visitors' keys worthless beyond this process. */
  readonly salt: Buffer
  timer: NodeJS.Timeout | undefined
}

/** On `globalThis`, because Next may load this module once for every bundle of a process. */
const shared = globalThis as { clinicSearchMisses?: Watch }

/** @param address of the visitor; only a salted hash of it is kept, in memory */
export function noteSearch(address: string, locale: Locale, question: string, hits: number): void {
  shared.clinicSearchMisses ??= { misses: new Misses(), salt: randomBytes(16), timer: undefined }
  const watch = shared.clinicSearchMisses
  const visitor = createHash('sha256').update(watch.salt).update(address).digest('base64')
  write(watch.misses.note(visitor, locale, question, hits, Date.now()))
  watch.timer ??= setTimeout(() => {
    watch.timer = undefined
    write(watch.misses.settle(Date.now()))
  }, settledAfter + 1000).unref()
}

function write(misses: readonly Miss[]): void {
  if (misses.length === 0) return
  const count = counter(
    'clinic_searches_without_hits_total',
    'Questions of the search box that have no hit, each once a visitor',
    ['locale'],
  )
  for (const { locale } of misses) count.inc({ locale })
  try {
    addToBook(bookIn(env().DATA_DIR), misses, new Date().toISOString().slice(0, 10))
  } catch (error) {
    log.warn({ err: error }, 'Searches without hits cannot be stored')
  }
}
