/** Checks when the published price list was last fetched, and whether it is held back. */
import 'server-only'
import { copyState } from '@/lib/backend/price-list/copy'
import { comparePublished, summary } from '@/lib/backend/records/published'
import type { Env } from '@/lib/clinic/environment/env'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { publishedCopy } from '@/lib/clinic/files/published'
import { type Finding, fail, ok } from './finding'

const hourMs = 60 * 60 * 1000

export async function checkPriceList(env: Env): Promise<readonly Finding[]> {
  const { PRICE_LIST_URL, PRICE_LIST_SECONDS } = env
  if (!PRICE_LIST_URL) return []
  const { seenAt, failure } = copyState(PRICE_LIST_URL)
  const age = Date.now() - seenAt
  const text = seenAt
    ? `the published sheet was last seen ${(age / hourMs).toFixed(1)} hours ago`
    : 'the published sheet was never fetched'
  const why = failure ? ` (${failure})` : ''
  const todo = 'Open PRICE_LIST_URL in a browser: is it published, as CSV or XLSX?'
  const isOld = age > hourMs + PRICE_LIST_SECONDS * 1000
  return [isOld ? fail(text + why, todo) : ok(text), ...heldBack()]
}

function heldBack(): readonly Finding[] {
  if (!publishedCopy()) return []
  const comparison = comparePublished(new LastGoodFiles(lastGoodFolder(), true))
  const [first] = comparison.findings
  if (!first) return []
  return [
    fail(
      `it is held back (${summary(comparison)}): ${findingLine(first)}`,
      'Mend the sheet, or look and confirm: npm run -s content -- sheet',
    ),
  ]
}
