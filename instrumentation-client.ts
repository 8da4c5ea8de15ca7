import { keepHistoryState } from '@/components/hooks/history-state'
import { navigationStart } from '@/components/hooks/navigation-start'
import { keepPageHeight } from '@/components/hooks/page-height'

keepHistoryState()
keepPageHeight()

/** Called by Next for links, pushes and "back" alike; the progress bar listens. */
export function onRouterTransitionStart(): void {
  window.dispatchEvent(new Event(navigationStart))
}
