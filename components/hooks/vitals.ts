/**
 * How fast the page was for this visitor (web-vitals), sent once he leaves it: nothing about him, and
 * nothing that he waits for.
 */
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { type Layout, phoneQuery } from '@/lib/routing/layout'

/** What `lib/http/vitals.ts` takes. A page that is looked at again is the same visit. */
export function reportVitals(): void {
  const found: Partial<Record<Metric['name'], number>> = {}
  for (const on of [onLCP, onINP, onCLS, onTTFB]) {
    on(({ name, value }) => {
      found[name] = value
    })
  }
  const send = () => {
    if (document.visibilityState === 'visible') return
    document.removeEventListener('visibilitychange', send)
    const layout: Layout = matchMedia(phoneQuery).matches ? 'mobile' : 'desktop'
    const body = JSON.stringify({ path: location.pathname, layout, ...found })
    navigator.sendBeacon('/api/vitals', body)
  }
  // After those of the package, which complete the values.
  document.addEventListener('visibilitychange', send)
}
