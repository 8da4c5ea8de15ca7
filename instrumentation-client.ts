import { keepHistoryState } from '@/components/hooks/history-state'
import { keepPageHeight } from '@/components/hooks/page-height'

keepHistoryState()
keepPageHeight()

window.addEventListener('load', () => {
  import('@/components/hooks/between-pages').then(
    ({ prepareNextPage }) => prepareNextPage(),
    // The next page only comes later.
    () => undefined,
  )
})
