/** Changes since the last report, by the snapshot that was kept of it. */
import { z } from 'zod'
import type { Change, Changes, Finding, PageRow, Report } from '../data'

const fields = ['status', 'title', 'description', 'h1', 'canonical', 'robots', 'words'] as const

const findingSchema = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'hint']),
  path: z.string(),
  says: z.string(),
  visitors: z.array(z.string()),
})

export const snapshotSchema = z.object({
  version: z.literal(1),
  origin: z.string(),
  /** ISO time. */
  madeAt: z.string(),
  /** By path, values in the order of `fields`. */
  pages: z.record(z.string(), z.array(z.string())),
  /** Errors and warnings. */
  findings: z.array(findingSchema),
})

export type Snapshot = z.infer<typeof snapshotSchema>

type ComparedReport = Pick<Report, 'origin' | 'madeAt' | 'pages' | 'findings' | 'unreached'>

/** @param before pages that could not be fetched now are taken from it */
export function snapshotOf(report: ComparedReport, before: Snapshot | null): Snapshot {
  const unreached = report.unreached.flatMap(({ path }) => {
    const known = before?.pages[path]
    return known ? [[path, known] as const] : []
  })
  return {
    version: 1,
    origin: report.origin,
    madeAt: report.madeAt,
    pages: Object.fromEntries([
      ...unreached,
      ...report.pages.map(row => [row.path, fields.map(field => textOf(row, field))] as const),
    ]),
    findings: seriousOf(report.findings),
  }
}

/** `null` for the first report, and for one of another site. */
export function changesSince(before: Snapshot | null, report: ComparedReport): Changes | null {
  if (!before || before.origin !== report.origin) return null
  const now = snapshotOf(report, before)
  const paths = Object.keys(now.pages)
  return {
    since: before.madeAt,
    added: paths.filter(path => !before.pages[path]),
    gone: Object.keys(before.pages).filter(path => !now.pages[path]),
    changed: paths.flatMap(path => differences(path, before.pages[path], now.pages[path])),
    appeared: without(now.findings, before.findings),
    fixed: without(before.findings, now.findings),
  }
}

function textOf(row: PageRow, field: (typeof fields)[number]): string {
  const value = row[field]
  return Array.isArray(value) ? value.join(' | ') : String(value)
}

function differences(path: string, from: string[] = [], to: string[] = []): Change[] {
  if (from.length === 0) return []
  return fields.flatMap((field, index) => {
    const [old = '', own = ''] = [from[index], to[index]]
    return isSignificant(field, old, own) ? [{ path, field, from: old, to: own }] : []
  })
}

/** Small differences in the number of words are ignored. */
function isSignificant(field: string, from: string, to: string): boolean {
  if (field !== 'words') return from !== to
  return Math.abs(Number(to) - Number(from)) > Math.max(20, Number(from) / 10)
}

const seriousOf = (findings: readonly Finding[]) =>
  findings
    .filter(({ severity }) => severity !== 'hint')
    .map(({ rule, severity, path, says, visitors }) => {
      return { rule, severity, path, says, visitors: [...visitors] }
    })

function without(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const keyOf = ({ rule, path, says }: Finding) => JSON.stringify([rule, path, says])
  const known = new Set(others.map(keyOf))
  return findings.filter(finding => !known.has(keyOf(finding)))
}
