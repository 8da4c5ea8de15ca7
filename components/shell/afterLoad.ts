import { connectPages } from '@/components/hooks/between-pages'

/** Milliseconds after `load`: nothing that a visitor waits for is loaded any more. */
const vitalsDelayMs = 3_000

/** Starts what waits until the page has loaded. */
export function startAfterLoad(): void {
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start)
}

function start(): void {
  connectPages()
  setTimeout(() => {
    import('@/components/hooks/vitals').then(
      ({ reportVitals }) => reportVitals(),
      // The page is the same without it.
      () => undefined,
    )
  }, vitalsDelayMs)
}
