/** The first pages, made before the server listens: whoever connects is answered. */
import type { Ask } from '@/lib/invalidation/remake'
import { pathOf } from '@/lib/routing/routes'
import { log } from '@/lib/telemetry/log'

/** Milliseconds it may take: what is slow must not keep a site from starting. */
const longestMs = 30_000

/** With the home page first: without content it is the only one that is waited for. */
const pages = [
  pathOf('home'),
  pathOf('doctors'),
  pathOf('analyses'),
  pathOf('servicesTop'),
  pathOf('contacts'),
  `${pathOf('search')}?q=a`,
]

/**
 * Loads content, code and the store of requests, which keep the processor busy for seconds: an instance
 * that listened before would take visitors from one that can answer them.
 */
export async function warmUp(ask: Ask): Promise<void> {
  const began = performance.now()
  // Opens the store.
  await isMade(ask, '/readyz', 'desktop')
  for (const url of pages) {
    for (const layout of ['desktop', 'mobile']) {
      if (performance.now() - began > longestMs) return
      if (await isMade(ask, url, layout)) continue
      log.warn({ path: url, layout }, 'The site starts without a page, which cannot be made yet')
      if (url === pages[0]) return
    }
  }
}

async function isMade(ask: Ask, url: string, layout: string): Promise<boolean> {
  const answer = await ask({ address: url, url, layout }).catch(() => 'gone')
  return answer !== 'gone'
}
