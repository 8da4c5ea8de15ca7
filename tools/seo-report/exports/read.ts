/** One file that a marketer has exported from Search Console, Webmaster or Metrica. */
import { linesOfCsv } from '@/lib/clinic/files/csv'
import { attempt } from '@/lib/errors/attempt'
import type { Service } from '../data'
import { type Columns, columnsOf, isAnother } from './heads'
import { numberIn } from './numbers'

/** Of a page or a query in a file; `null`: the file does not say. */
export interface ExportedLine {
  /** As the file has it: an address or a path. */
  readonly address: string | null
  readonly query: string | null
  readonly clicks: number | null
  readonly impressions: number | null
  readonly position: number | null
  readonly visits: number | null
  readonly leads: number | null
  readonly citations: number | null
}

export type Reading =
  | { readonly service: Service; readonly lines: readonly ExportedLine[] }
  /**
   * No line of headings with a page and its numbers; nobody knows of which service; two periods in
   * one table; or a table that is not wanted, such as that of countries.
   */
  | { readonly problem: 'headings' | 'whose' | 'broken' | 'periods' | 'another' }

/** Lines above the headings: Metrica writes the period and the filters there. */
const maxAbove = 30

/** @param file its name, which may say of which service it is */
export function readExport(file: string, bytes: Uint8Array): Reading {
  const lines = attempt(() => linesOfCsv(textOf(bytes)), 'Error')
  if (!lines) return { problem: 'broken' }
  let problem: 'headings' | 'whose' = 'headings'
  for (const [at, { cells }] of lines.slice(0, maxAbove).entries()) {
    const columns = columnsOf(cells, file)
    if (columns === 'periods') return { problem: columns }
    if (columns === 'whose') problem = columns
    const [first] = columns === 'whose' ? [] : (columns ?? [])
    if (!first || !columns || columns === 'whose') continue
    const rows = lines.slice(at + 1).map(({ cells }) => cells)
    const periods = new Set(rows.flatMap(cells => cells[first.period ?? -1] || []))
    if (periods.size > 1) return { problem: 'periods' }
    const found = rows.flatMap(cells => columns.flatMap(own => lineOf(cells, own)))
    return { service: first.service, lines: found }
  }
  return { problem: lines[0] && isAnother(lines[0].cells) ? 'another' : problem }
}

/** None for totals, and other lines without an address or a query. */
function lineOf(cells: readonly string[], columns: Columns): ExportedLine[] {
  const address = columns.pages.map(at => cells[at] ?? '').find(isAddress) ?? null
  const query = (columns.query === null ? '' : cells[columns.query]?.trim()) || null
  if (!address && (!query || columns.pages.length > 0)) return []
  const value = (at: number | null, whole = true) =>
    at === null ? null : numberIn(cells[at] ?? '', whole)
  const leads = columns.leads.map(at => value(at) ?? 0)
  return [
    {
      address,
      query,
      clicks: value(columns.clicks),
      impressions: value(columns.impressions),
      position: value(columns.position, false),
      visits: value(columns.visits),
      citations: value(columns.citations),
      leads: leads.length === 0 ? null : leads.reduce((sum, each) => sum + each, 0),
    },
  ]
}

const isAddress = (cell: string) =>
  /^(?:https?:\/\/|\/|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/|$))/iu.test(cell)

/** UTF-8 with or without its mark, UTF-16 as Excel's "Unicode text", or Windows' Cyrillic. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const utf8 = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'TypeError')
  return utf8 ?? new TextDecoder('windows-1251').decode(bytes)
}
