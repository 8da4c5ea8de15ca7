/**
 * The file of questions without a hit, for editors and for the report of marketers: what several
 * visitors asked for within the last 90 days, without digits and names.
 */

import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readEntries } from '@/lib/clinic/files/entries'
import { writeWhole } from '@/lib/clinic/files/write-whole'
import { attempt } from '@/lib/errors/attempt'
import { locales } from '@/lib/routing/locales'
import { type KnownWords, mayBeKept } from './kept'
import type { Miss } from './misses'
import { fewestVisitors } from './several'

const entry = z.object({
  locale: z.enum(locales),
  text: z.string(),
  visitors: z.number(),
  /** `YYYY-MM-DD` */
  last: z.string(),
  /** Number of visitors by what they searched for instead. */
  instead: z.record(z.string(), z.number()),
})

export type MissedSearch = z.infer<typeof entry>

/** The rarest are forgotten beyond it. */
const maxEntries = 500

/** Days after the last search. */
export const searchesKeptDays = 90
const dayMs = 86_400_000

export const bookIn = (folder: string) => join(folder, 'searches-without-hits.json')

/**
 * The most asked first; none while there is no file.
 * @throws Error when it cannot be read
 */
export const readBook = (file: string): readonly MissedSearch[] => readEntries(file, entry)

/**
 * Adds to what the file has by now, as other instances may write into it, too, and leaves out what is
 * too old or should never have been there. A damaged one is begun anew.
 */
export function addToBook(
  file: string,
  misses: readonly Miss[],
  today: string,
  known: KnownWords,
): void {
  mkdirSync(dirname(file), { recursive: true })
  const written = attempt(() => readBook(file), 'SyntaxError') ?? []
  if (written.length + misses.length === 0) return
  const entries = new Map(written.map(each => [keyOf(each), each]))
  for (const miss of misses) {
    const known = entries.get(keyOf(miss))
    const instead = { ...known?.instead }
    if (miss.instead !== null && miss.insteadVisitors > 0) {
      instead[miss.instead] = (instead[miss.instead] ?? 0) + miss.insteadVisitors
    }
    const { locale, text, visitors } = miss
    entries.set(keyOf(miss), {
      ...{ locale, text, instead },
      visitors: (known?.visitors ?? 0) + visitors,
      last: today,
    })
  }
  const isLasting = (visitors: number, text: string) =>
    visitors >= fewestVisitors && mayBeKept(text, known)
  const onlyLasting = (instead: MissedSearch['instead']) =>
    Object.fromEntries(
      Object.entries(instead).filter(([text, visitors]) => isLasting(visitors, text)),
    )
  const oldest = new Date(Date.parse(today) - searchesKeptDays * dayMs).toISOString().slice(0, 10)
  const kept = [...entries.values()]
    .filter(({ text, visitors, last }) => isLasting(visitors, text) && last >= oldest)
    .map(each => ({ ...each, instead: onlyLasting(each.instead) }))
    .sort((a, b) => b.visitors - a.visitors || b.last.localeCompare(a.last))
    .slice(0, maxEntries)
  writeWhole(file, `${JSON.stringify(kept, null, 1)}\n`)
}

const keyOf = ({ locale, text }: Pick<Miss, 'locale' | 'text'>) => `${locale} ${text}`
