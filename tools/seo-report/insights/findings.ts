/** Turns violations into findings: in Russian, one for all visitors. */

import type { Finding, Severity } from '../data'
import { inPlainWords } from '../labels/findings'
import { ruleLabels } from '../labels/rules'
import type { Violation } from '../rules/violation'
import { readablePath } from './row'

const order: readonly Severity[] = ['error', 'warning', 'hint']

/** What follows for the switcher and the sitemap from a head that names a wrong page of the other language. */
const ofLanguages = /^switcher: |^hreflang /

/** One cause is one finding: R4 names it on the same page. */
function withoutConsequences(violations: readonly Violation[]): readonly Violation[] {
  const pathOf = ({ url }: Violation) => readablePath(url, '')
  const causes = new Set(violations.filter(({ rule }) => rule === 'R4').map(pathOf))
  return violations.filter(each => !(ofLanguages.test(each.found) && causes.has(pathOf(each))))
}

/** Findings that differ in nothing but the visitor become one. */
export function findingsOf(violations: readonly Violation[]): Finding[] {
  const findings = new Map<string, Finding>()
  for (const { rule, url, found, visitor } of withoutConsequences(violations)) {
    const key = JSON.stringify([rule, url, found])
    const known = findings.get(key)
    const visitors = new Set([...(known?.visitors ?? []), ...(visitor ? [visitor] : [])])
    findings.set(key, {
      rule,
      // A rule that has no labels in the report yet counts as an error.
      severity: ruleLabels[rule]?.severity ?? 'error',
      path: readablePath(url, ''),
      says: inPlainWords(rule, found),
      visitors: [...visitors],
    })
  }
  return [...findings.values()]
}

/** The most severe first, rules by number. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const number = (rule: string) => Number(/\d+/.exec(rule)?.[0] ?? 99)
  return findings.toSorted(
    (a, b) =>
      order.indexOf(a.severity) - order.indexOf(b.severity) ||
      number(a.rule) - number(b.rule) ||
      a.rule.localeCompare(b.rule) ||
      a.path.localeCompare(b.path),
  )
}
