/** The file of addresses that were asked for and are no pages, for the report of marketers. */
import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readEntries } from '@/lib/clinic/files/entries'
import { writeWhole } from '@/lib/clinic/files/write-whole'
import { attempt } from '@/lib/errors/attempt'
import { askedAnswers, type CountedAddress } from './tally'

const entry = z.object({
  path: z.string(),
  answer: z.enum(askedAnswers),
  to: z.string().nullable(),
  count: z.number(),
  /** `YYYY-MM-DD`: first and last day of these requests. */
  since: z.string(),
  last: z.string(),
})

export type AskedAddress = z.infer<typeof entry>

/** The rarest are forgotten beyond it. */
const maxEntries = 1_000

/** Days without a request after which an address is forgotten. */
const keptDays = 60
const dayMs = 86_400_000

/** Fewer requests may be one person's, or a chance. */
export const fewestShown = 3

export const askedIn = (folder: string) => join(folder, 'asked-addresses.json')

/**
 * The most asked first; none while there is no file.
 * @throws Error when it cannot be read
 */
export const readAsked = (file: string): readonly AskedAddress[] => readEntries(file, entry)

/** Adds to what the file has by now, as other instances may write into it, too. A damaged one is begun anew. */
export function addAsked(file: string, asked: readonly CountedAddress[], today: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const written = attempt(() => readAsked(file), 'SyntaxError') ?? []
  const entries = new Map(written.map(each => [each.path, each]))
  for (const { path, answer, to, count } of asked) {
    const known = entries.get(path)
    // With another answer the address begins anew: it has been seen to.
    const before = known?.answer === answer ? known : { count: 0, since: today }
    entries.set(path, {
      ...{ path, answer, to },
      count: before.count + count,
      since: before.since,
      last: today,
    })
  }
  const oldest = new Date(Date.parse(today) - keptDays * dayMs).toISOString().slice(0, 10)
  const kept = [...entries.values()]
    .filter(({ last }) => last >= oldest)
    .sort((a, b) => b.count - a.count || b.last.localeCompare(a.last))
    .slice(0, maxEntries)
  writeWhole(file, `${JSON.stringify(kept, null, 1)}\n`)
}
