import { isRecord } from '@/lib/browser/answer'
import type { ReferralLine } from '@/lib/content/search/match-referral'

/** The list that each kind of line has; `null`: none. */
const lists: Readonly<Record<ReferralLine['kind'], string | null>> = {
  sure: 'items',
  doubtful: 'choices',
  service: 'services',
  unknown: null,
  ignored: null,
}

/** Whether a part of an answer is a line of a referral, as this release shows them. */
export function isLine(line: unknown): line is ReferralLine {
  if (!isRecord(line) || typeof line.text !== 'string') return false
  const list = Object.entries(lists).find(([kind]) => kind === line.kind)?.[1]
  return list === null || (list !== undefined && Array.isArray(line[list]))
}
