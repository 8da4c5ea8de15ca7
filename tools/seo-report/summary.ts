/** The last lines of the command, and its exit code. */
import type { Report, Severity } from './data'

export interface Summary {
  readonly text: string
  /** 1: a rule is broken badly, or a page could not be fetched. */
  readonly code: 0 | 1
}

const names: Readonly<Record<Severity, string>> = {
  error: 'errors',
  warning: 'warnings',
  hint: 'hints',
}

export function summaryOf(report: Omit<Report, 'changes'>): Summary {
  const { pages, findings, unreached, seconds } = report
  const counts = (['error', 'warning', 'hint'] as const).map(severity => {
    const own = findings.filter(finding => finding.severity === severity)
    return { severity, count: own.length }
  })
  const errors = counts[0]?.count ?? 0
  const rules = [...new Set(findings.filter(isError).map(({ rule }) => rule))]
  return {
    text: [
      `${pages.length} pages in ${seconds} s: ${counts.map(({ severity, count }) => `${count} ${names[severity]}`).join(', ')}`,
      ...(errors > 0 ? [`Rules broken badly: ${rules.join(', ')}`] : []),
      ...(unreached.length > 0 ? [`Not fetched: ${unreached.length} requests`] : []),
    ].join('\n'),
    code: errors > 0 || unreached.length > 0 || pages.length === 0 ? 1 : 0,
  }
}

const isError = ({ severity }: { readonly severity: Severity }) => severity === 'error'
