/** Counts the questions of the search box that have no hit, without personal data. */
import 'server-only'
import { resolve } from 'node:path'
import { env } from '@/lib/clinic/environment/env'
import { Slot } from '@/lib/process/slot'
import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'
import { counter } from '@/lib/telemetry/metrics'
import { addToBook, bookIn } from './book'
import type { KnownWords } from './kept'
import { type Miss, Misses, settledAfter } from './misses'

interface Watch {
  misses: Misses
  known: KnownWords
  /** Milliseconds since 1970. */
  since: number
  timer: NodeJS.Timeout | undefined
}

/** Milliseconds after which it is forgotten who asked what. */
const rememberedFor = 30 * 86_400_000

const slot = new Slot<Watch>('searches')

/**
 * @param address of the visitor; only a salted hash of it is kept, in memory
 * @param known the words that a question may be kept with
 */
export function noteSearch(
  address: string,
  locale: Locale,
  question: string,
  hits: number,
  known: KnownWords,
): void {
  const now = Date.now()
  const watch = slot.orMake(() => ({
    misses: new Misses(known),
    known,
    since: now,
    timer: undefined,
  }))
  if (now - watch.since > rememberedFor) {
    write(watch.misses.settle(Number.POSITIVE_INFINITY), known)
    Object.assign(watch, { misses: new Misses(known), known, since: now })
  }
  write(watch.misses.note(address, locale, question, hits, now), known)
  settleLater(watch)
}

/** Until nothing waits: the last question of a day is followed by none. */
function settleLater(watch: Watch): void {
  if (!watch.misses.isWaiting) return
  watch.timer ??= setTimeout(() => {
    watch.timer = undefined
    write(watch.misses.settle(Date.now()), watch.known)
    settleLater(watch)
  }, settledAfter + 1000).unref()
}

/** Writes what is not settled yet, when the process ends. */
export function writeSearches(): void {
  const watch = slot.value
  if (!watch) return
  clearTimeout(watch.timer)
  watch.timer = undefined
  write(watch.misses.settle(Number.POSITIVE_INFINITY), watch.known)
}

/** Once a day removes what is too old from the file, also where nobody searches. */
export function forgetOldSearches(known: () => KnownWords): void {
  const forget = () => store([], known())
  forget()
  setInterval(forget, 86_400_000).unref()
}

function write(misses: readonly Miss[], known: KnownWords): void {
  if (misses.length === 0) return
  const count = counter(
    'clinic_searches_without_hits_total',
    'Questions of the search box that have no hit, each once a visitor',
    ['locale'],
  )
  for (const { locale } of misses) count.inc({ locale })
  const kept = misses.filter(({ visitors, insteadVisitors }) => visitors + insteadVisitors > 0)
  if (kept.length > 0) store(kept, known)
}

function store(misses: readonly Miss[], known: KnownWords): void {
  try {
    addToBook(bookIn(resolve(env().DATA_DIR)), misses, new Date().toISOString().slice(0, 10), known)
  } catch (error) {
    log.warn({ err: error }, 'Searches without hits cannot be stored')
  }
}
