/**
 * How fast the page was for this visitor (web-vitals), sent once he leaves it: nothing about him, and
 * nothing that he waits for.
 */
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/** What `lib/http/vitals.ts` takes. */
export function reportVitals(): void {
  let found: Partial<Record<Metric['name'], number>> = {}
  const note = ({ name, value }: Metric) => {
    found[name] = value
  }
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(note)
  // After those of the package, which complete the values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(found).length === 0) return
    const body = JSON.stringify({ path: location.pathname, ...found })
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }))
    found = {}
  })
}
