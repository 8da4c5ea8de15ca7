/** Which pages the table shows, and in which order. */
import type { Finding, PageRow } from '../../data'
import { visitorsOf } from '../../insights/chances'

export interface RowFilter {
  readonly q: string
  readonly kind: string
  readonly language: string
  readonly status: string
  /** A severity, `any`, `none`, or a rule. */
  readonly problem: string
  readonly listing: string
  readonly sort: string
  readonly direction: string
}

export type FindingsOf = (path: string) => readonly Finding[]

const severities = ['error', 'warning', 'hint']

/** The rows whose texts contain every word of the search. */
export function filterRows(
  rows: readonly PageRow[],
  filter: RowFilter,
  findingsOf: FindingsOf,
  nameOf: (kind: PageRow['kind']) => string,
): PageRow[] {
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(row => {
    if (filter.kind && nameOf(row.kind) !== filter.kind) return false
    if (filter.language && row.locale !== filter.language) return false
    if (filter.status && statusOf(row) !== filter.status) return false
    if (filter.listing && !isListed(row, filter.listing)) return false
    if (filter.problem && !hasProblem(findingsOf(row.path), filter.problem)) return false
    if (words.length === 0) return true
    const text = [row.path, row.title, row.description, ...row.h1].join(' ').toLowerCase()
    return words.every(word => text.includes(word))
  })
}

function statusOf({ status }: PageRow): string {
  if (status >= 400 || status < 200) return 'broken'
  return status >= 300 ? 'moved' : 'ok'
}

function isListed(row: PageRow, wanted: string): boolean {
  if (wanted === 'extra') return !row.inSitemap
  return row.indexable === (wanted === 'yes')
}

function hasProblem(findings: readonly Finding[], wanted: string): boolean {
  if (wanted === 'none') return findings.length === 0
  if (wanted === 'any') return findings.length > 0
  const key = severities.includes(wanted) ? 'severity' : 'rule'
  return findings.some(finding => finding[key] === wanted)
}

const sorts = [
  'path',
  'problems',
  'visitors',
  'leads',
  'status',
  'words',
  'linksIn',
  'size',
  'time',
] as const
export type Sort = (typeof sorts)[number]

/** The columns that something is known of: without exports nobody knows of visitors. */
export function knownSorts(rows: readonly PageRow[]): readonly Sort[] {
  return sorts.filter(name => {
    if (name === 'visitors') return rows.some(({ brings }) => brings !== null)
    return name !== 'leads' || rows.some(({ brings }) => typeof brings?.leads === 'number')
  })
}

/** The order of the sitemap where no other is chosen. */
export function sortRows(
  rows: readonly PageRow[],
  { sort, direction }: Pick<RowFilter, 'sort' | 'direction'>,
  findingsOf: FindingsOf,
): readonly PageRow[] {
  const by = sorts.find(name => name === sort)
  if (!by) return rows
  const sign = direction === 'desc' ? -1 : 1
  const keyed = rows.map(row => ({ row, key: keyOf(row, by, findingsOf) }))
  return keyed.sort((a, b) => sign * compare(a.key, b.key)).map(({ row }) => row)
}

function keyOf(row: PageRow, sort: Sort, findingsOf: FindingsOf): number | string {
  if (sort === 'problems') return weightOf(findingsOf(row.path))
  if (sort === 'time') return fastest(row)
  if (sort === 'visitors') return visitorsOf(row)
  if (sort === 'leads') return row.brings?.leads ?? 0
  return row[sort]
}

/** One error weighs more than all hints that a page can have. */
function weightOf(findings: readonly Finding[]): number {
  const weights = { error: 1e6, warning: 1e3, hint: 1 }
  return findings.reduce((sum, { severity }) => sum + weights[severity], 0)
}

/** The least time to first byte of all visitors: the first request may wait for rendering. */
export function fastest({ firstByte }: PageRow): number {
  return Math.min(...Object.values(firstByte))
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'string' ? a.localeCompare(String(b), 'ru') : a - Number(b)
}
