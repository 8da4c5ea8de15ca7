/** Checks when the published price lists were last fetched, and whether one is held back. */
import 'server-only'
import { copyState } from '@/lib/backend/price-list/copy'
import { comparePublished, summary } from '@/lib/backend/records/published'
import type { Env } from '@/lib/clinic/environment/env'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import {
  type PublishedTable,
  publishedCopy,
  publishedTableNames,
  publishedTables,
} from '@/lib/clinic/files/published'
import { type Finding, fail, ok } from './finding'

const hourMs = 60 * 60 * 1000

export async function checkPriceLists(env: Env): Promise<readonly Finding[]> {
  return publishedTableNames.flatMap(table => {
    const url = env[publishedTables[table]]
    return url ? [lastSeen(table, url, env), ...heldBack(table)] : []
  })
}

function lastSeen(table: PublishedTable, url: string, { PRICE_LIST_SECONDS }: Env): Finding {
  const { seenAt, failure } = copyState(table, url)
  const age = Date.now() - seenAt
  const variable = publishedTables[table]
  const text = seenAt
    ? `${variable}: the published sheet was last seen ${(age / hourMs).toFixed(1)} hours ago`
    : `${variable}: the published sheet was never fetched`
  const why = failure ? ` (${failure})` : ''
  const todo = `Open ${variable} in a browser: is it published, as CSV or XLSX?`
  const isOld = age > hourMs + PRICE_LIST_SECONDS * 1000
  return isOld ? fail(text + why, todo) : ok(text)
}

function heldBack(table: PublishedTable): readonly Finding[] {
  if (!publishedCopy(table)) return []
  const comparison = comparePublished(table, new LastGoodFiles(lastGoodFolder(), true))
  const [first] = comparison.findings
  if (!first) return []
  return [
    fail(
      `it is held back (${summary(comparison)}): ${findingLine(first)}`,
      'Mend the sheet, or look and confirm: npm run -s content -- sheet',
    ),
  ]
}
