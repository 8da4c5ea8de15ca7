/**
 * Every rule for people who write texts and prices: what it is about, why it matters and whom to
 * ask. Rules are keyed by their numbers in docs/seo-rules.md, hints by names.
 */

import type { Severity } from '../data'
import messages from './ru.json'

export interface RuleLabels {
  readonly severity: Severity
  /** A few words for lists and filters. */
  readonly name: string
  /** Why search cares. */
  readonly why: string
  /** What to do, and who can. */
  readonly todo: string
}

/** Rules whose violation does not keep a page out of search; the others are errors. */
const warnings = new Set(['R7', 'R10', 'R11', 'R17', 'R20', 'R25', 'R26'])

function severityOf(id: string): Severity {
  if (!/^R\d/.test(id)) return 'hint'
  return warnings.has(id) ? 'warning' : 'error'
}

export const ruleLabels: Readonly<Record<string, RuleLabels>> = Object.fromEntries(
  Object.entries(messages.rules).map(([id, rule]) => [id, { severity: severityOf(id), ...rule }]),
)

/** Rules that a crawl cannot check; the project's tests do. */
export const unseenRules: readonly string[] = messages.unseenRules
