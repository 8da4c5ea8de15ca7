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
