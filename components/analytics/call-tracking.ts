import { addScript } from '@/components/hooks/add-script'

/** Adds the call-tracking script when the browser is idle. */
export function addCallTracking(src: string): void {
  const add = () => addScript(src)
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(add, { timeout: 3000 })
  else setTimeout(add, 1000)
}
