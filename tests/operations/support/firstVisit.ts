import { until } from '../../support/until'
import type { VisitResponse } from '../../support/visit'

/** Milliseconds a visitor waits for a page that is made anew (lib/invalidation/remake.ts), less what timers are early. */
const visitorWaitMs = 690

/**
 * The first visitor sees a change. Where a busy machine needs longer than he waits he gets the earlier
 * page, and one after him sees it: how many these are says nothing of the site.
 */
export async function expectAtFirstVisit(
  visit: () => Promise<VisitResponse>,
  seen: RegExp,
): Promise<void> {
  const began = performance.now()
  if (seen.test((await visit()).body)) return
  expect(performance.now() - began).toBeGreaterThan(visitorWaitMs)
  await until(async () => seen.test((await visit()).body))
}
