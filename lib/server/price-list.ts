/** Follows the price lists that the clinic publishes as sheets (`PRICE_LIST_URL` and the like). */
import { basename } from 'node:path'
import { refreshPriceList } from '@/lib/backend/price-list/refresh'
import { type Comparison, summary } from '@/lib/backend/records/published'
import type { Env } from '@/lib/clinic/environment/env'
import {
  type PublishedTable,
  publishedTableNames,
  publishedTables,
} from '@/lib/clinic/files/published'
import { reportLines } from '@/lib/clinic/files/report'
import { say } from '@/lib/clinic/files/say'
import { sendNotice } from '@/lib/requests/outbox/notice'
import { counter, gauge } from '@/lib/telemetry/metrics'

/** Looks at once, and then by a timer; a look that takes longer than that is not doubled. */
export function followPriceLists(env: Env): void {
  for (const table of publishedTableNames) {
    const url = env[publishedTables[table]]
    if (url) follow(table, url, env)
  }
}

function follow(
  table: PublishedTable,
  url: string,
  { PRICE_LIST_SECONDS, REQUESTS_EMAIL }: Env,
): void {
  const tell = async (comparison: Comparison) => {
    if (REQUESTS_EMAIL) await sendNotice('priceList', linesOf(comparison))
  }
  const labels = ['table'] as const
  const label = { table: basename(table, '.csv') }
  const held = gauge('clinic_price_list_held', 'Whether the published one is held back', labels)
  const seen = gauge('clinic_price_list_seen_seconds', 'When last fetched, since 1970', labels)
  const failures = counter('clinic_price_list_failures_total', 'Attempts that failed', labels)
  let isRunning = false
  const look = async () => {
    if (isRunning) return
    isRunning = true
    const isHeld = await refreshPriceList(table, url, tell)
    isRunning = false
    if (isHeld === undefined) return failures.inc(label)
    held.set(label, isHeld ? 1 : 0)
    seen.set(label, Date.now() / 1000)
  }
  void look()
  setInterval(() => void look(), PRICE_LIST_SECONDS * 1000).unref()
}

const maxLines = 20

/** In Russian, as all e-mails to the clinic. */
function linesOf(comparison: Comparison): readonly string[] {
  const lines = reportLines(comparison.findings, 'ru')
  const more = lines.length > maxLines ? ['…'] : []
  return [say(summary(comparison), 'ru'), '', ...lines.slice(0, maxLines), ...more]
}
