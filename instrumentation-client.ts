import { navigationStart } from '@/components/hooks/navigation-start'
import { keepPageHeight } from '@/components/hooks/page-height'

keepPageHeight()

/** Called by Next for links, pushes and "back" alike; the progress bar listens. */
export function onRouterTransitionStart(): void {
  window.dispatchEvent(new Event(navigationStart))
}
