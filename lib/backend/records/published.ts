/** A published price list, compared with the one that the site shows. */
import 'server-only'
import type { Finding } from '@/lib/clinic/files/finding'
import type { LastGoodFiles } from '@/lib/clinic/files/last-good'
import type { PublishedTable } from '@/lib/clinic/files/published'
import { type FileText, fileOf, type ReadFile, readFile } from '@/lib/clinic/files/text'
import { lossFinding } from '@/lib/clinic/files/watched'
import { type Language, sentence } from '@/lib/text/sentences'
import { commandWords } from '@/messages/content-command'
import { doubts } from './differences'
import { sources } from './files'

export interface Comparison {
  readonly table: PublishedTable
  readonly prices: readonly { readonly name: string; readonly from: Price; readonly to: Price }[]
  readonly added: readonly string[]
  readonly gone: readonly string[]
  /** Why it is held back; of an empty list nothing is. */
  readonly findings: readonly Finding[]
}

type Price = number | null

const sourceOf = {
  'analyses.csv': sources.analyses,
  'services.csv': sources.servicePrices,
} satisfies Record<PublishedTable, unknown>

/**
 * @param lastGood the last good state, of the site on this machine
 * @param text of a sheet that is not stored yet; otherwise the copy is compared
 */
export function comparePublished(
  table: PublishedTable,
  lastGood: LastGoodFiles,
  text?: FileText,
): Comparison {
  const source = sourceOf[table]
  const from: ReadFile = text ? () => text : readFile
  const now = source.read(table, from, lastGood)
  const isKnown = lastGood.read(table).text !== undefined
  const before = isKnown ? source.read(table, lastGood.read, lastGood).entries : []
  const copy = now.entries[0]?.file ?? fileOf(table)
  const old = new Map(before.map(({ value }) => [value.id, value]))
  const ids = new Set(now.entries.map(({ value }) => value.id))
  const doubtLoss = (gone: number) => [lossFinding(copy, { gone, all: before.length })]
  return {
    table,
    prices: now.entries.flatMap(({ value: { id, name_ru, price } }) => {
      const last = old.get(id)
      return last && last.price !== price ? [{ name: name_ru, from: last.price, to: price }] : []
    }),
    added: now.entries.flatMap(({ value }) => (old.has(value.id) ? [] : [value.name_ru])),
    gone: before.flatMap(({ value }) => (ids.has(value.id) ? [] : [value.name_ru])),
    findings: [...now.findings, ...(isKnown ? doubts({ before, now, doubtLoss }) : [])],
  }
}

/** `analyses: 12 prices changed, 3 new, 1 gone`. */
export function summary(
  { table, prices, added, gone }: Comparison,
  language: Language = 'en',
): string {
  const words = {
    'analyses.csv': commandWords.analysesChanged,
    'services.csv': commandWords.servicesChanged,
  }[table]
  const values = { prices: prices.length, added: added.length, gone: gone.length }
  return sentence<string>(words, language, values)
}
