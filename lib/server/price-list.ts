/** Follows the price lists that the clinic publishes as sheets (`PRICE_LIST_URL` and the like). */
import { basename } from 'node:path'
import { refreshPriceList } from '@/lib/backend/price-list/refresh'
import type { Env } from '@/lib/clinic/environment/env'
import {
  type PublishedTable,
  publishedTableNames,
  publishedTables,
} from '@/lib/clinic/files/published'
import { counter, gauge } from '@/lib/telemetry/metrics'

/** Looks at once, and then by a timer; a look that takes longer than that is not doubled. */
export function followPriceLists(env: Env): void {
  for (const table of publishedTableNames) {
    const url = env[publishedTables[table]]
    if (url) follow(table, url, env)
  }
}

function follow(table: PublishedTable, url: string, { PRICE_LIST_SECONDS }: Env): void {
  const labels = ['table'] as const
  const label = { table: basename(table, '.csv') }
  const seen = gauge('clinic_price_list_seen_seconds', 'When last fetched, since 1970', labels)
  const failures = counter('clinic_price_list_failures_total', 'Attempts that failed', labels)
  let isRunning = false
  const look = async () => {
    if (isRunning) return
    isRunning = true
    const isHeld = await refreshPriceList(table, url)
    isRunning = false
    if (isHeld === undefined) return failures.inc(label)
    seen.set(label, Date.now() / 1000)
  }
  void look()
  setInterval(() => void look(), PRICE_LIST_SECONDS * 1000).unref()
}
