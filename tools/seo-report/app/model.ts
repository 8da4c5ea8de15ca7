/** Indexes of the report for fast look-ups, built once. */
import type { Finding, PageRow, Report, Severity } from '../data'

export interface Model {
  readonly report: Report
  readonly byPath: ReadonlyMap<string, PageRow>
  readonly findingsOf: (path: string) => readonly Finding[]
  readonly counts: Readonly<Record<Severity, number>>
  /** In the order of the report: the worst first. */
  readonly byRule: readonly RuleFindings[]
}

export interface RuleFindings {
  readonly rule: string
  readonly severity: Severity
  readonly findings: readonly Finding[]
  /** Different pages. */
  readonly pages: number
}

const none: readonly Finding[] = []

export function modelOf(report: Report): Model {
  const { pages, findings } = report
  const byPath = groupBy(findings, ({ path }) => path)
  const byRule = [...groupBy(findings, ({ rule }) => rule)].map(([rule, own]) => ({
    rule,
    severity: own[0]?.severity ?? 'hint',
    findings: own,
    pages: new Set(own.map(({ path }) => path)).size,
  }))
  const count = (severity: Severity) =>
    findings.filter(finding => finding.severity === severity).length
  return {
    report,
    byPath: new Map(pages.map(row => [row.path, row])),
    findingsOf: path => byPath.get(path) ?? none,
    counts: { error: count('error'), warning: count('warning'), hint: count('hint') },
    byRule,
  }
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const own = groups.get(keyOf(item))
    if (own) own.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
