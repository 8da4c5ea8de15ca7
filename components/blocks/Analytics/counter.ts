import { addScript } from '@/components/hooks/add-script'
import { noteClientId } from '@/lib/requests/browser/attribution'
import { reachSentForm } from '@/lib/requests/browser/goal'
import { countedReferrer, countedUrl } from './hit'

type Counter = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number }

declare global {
  interface Window {
    ym?: Counter
  }
}

/**
 * Counts the page once the counter's script is there, and again whenever the browser brings the page
 * back from its back/forward cache. `defer`: the counter would otherwise send the URL with its whole
 * query.
 */
export function count(metrikaId: string): void {
  window.ym ??= queue()
  addScript('https://mc.yandex.ru/metrika/tag.js')
  const options = { defer: true, clickmap: false, webvisor: false, trackLinks: true }
  window.ym(metrikaId, 'init', options)
  window.ym(metrikaId, 'getClientID', noteClientId)
  const url = countedUrl(window.location.href)
  const hit = (referer: string) => {
    window.ym?.(metrikaId, 'hit', url, { title: document.title, referer })
  }
  hit(countedReferrer(document.referrer, window.location.origin))
  // Not the referrer again, or an advertisement would count as clicked twice.
  window.addEventListener('pageshow', ({ persisted }) => persisted && hit(url))
  reachSentForm(metrikaId)
}

/** Queues calls until the script has loaded, which reads exactly these properties. */
function queue(): Counter {
  const calls: unknown[][] = []
  const counter: Counter = (...call) => calls.push(call)
  counter.a = calls
  counter.l = Date.now()
  return counter
}
