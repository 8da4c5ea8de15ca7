import { keepHistoryState } from '@/components/hooks/history-state'
import { keepPageHeight } from '@/components/hooks/page-height'

keepHistoryState()
keepPageHeight()

window.addEventListener('load', () => {
  import('@/components/hooks/between-pages').then(
    ({ connectPages }) => connectPages(),
    // The next page only comes later.
    () => undefined,
  )
})

/** Milliseconds after `load`: nothing that a visitor waits for is loaded any more. */
const vitalsDelayMs = 3_000

window.addEventListener('load', () => {
  setTimeout(() => {
    import('@/components/hooks/vitals').then(
      ({ reportVitals }) => reportVitals(),
      // The page is the same without it.
      () => undefined,
    )
  }, vitalsDelayMs)
})
