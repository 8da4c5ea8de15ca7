/** Follows the price list that the clinic publishes as a sheet (`PRICE_LIST_URL`). */
import { reportLines } from '@/lib/backend/command/report'
import { say } from '@/lib/backend/command/say'
import { refreshPriceList } from '@/lib/backend/price-list/refresh'
import { type Comparison, summary } from '@/lib/backend/records/published'
import type { Env } from '@/lib/clinic/environment/env'
import { sendNotice } from '@/lib/requests/outbox/notice'
import { counter, gauge } from '@/lib/telemetry/metrics'

/** Looks at once, and then by a timer; a look that takes longer than that is not doubled. */
export function followPriceList({ PRICE_LIST_URL, PRICE_LIST_SECONDS, REQUESTS_EMAIL }: Env): void {
  if (!PRICE_LIST_URL) return
  const tell = async (comparison: Comparison) => {
    if (REQUESTS_EMAIL) await sendNotice(linesOf(comparison))
  }
  const held = gauge('clinic_price_list_held', 'Whether the published price list is held back')
  const seen = gauge('clinic_price_list_seen_seconds', 'When it was last fetched, since 1970')
  const failures = counter('clinic_price_list_failures_total', 'Attempts to fetch it that failed')
  let isRunning = false
  const look = async () => {
    if (isRunning) return
    isRunning = true
    const isHeld = await refreshPriceList(PRICE_LIST_URL, tell)
    isRunning = false
    if (isHeld === undefined) return failures.inc()
    held.set(isHeld ? 1 : 0)
    seen.set(Date.now() / 1000)
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
