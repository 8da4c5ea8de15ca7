/** Yandex Metrica, loaded once the page is shown. */
import { addScript } from '@/components/hooks/add-script'
import { noteClientId } from '@/lib/requests/browser/attribution'
import type { Receiver } from '@/lib/requests/browser/events'
import { countedReferrer, countedUrl } from './hit'

type Counter = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number }

declare global {
  interface Window {
    ym?: Counter
  }
}

/**
 * Counts the page once the counter's script is there, and again whenever the browser brings the page
 * back from its back/forward cache. `defer`: the counter would otherwise send the URL as it is; goals
 * are sent with the URL of the last hit. Without titles and clicked links, which name what they lead to.
 */
export function startMetrica(id: string): Receiver {
  window.ym ??= queue()
  addScript('https://mc.yandex.ru/metrika/tag.js')
  const options = {
    ...{ defer: true, sendTitle: false },
    ...{ clickmap: false, webvisor: false, trackLinks: false },
  }
  window.ym(id, 'init', options)
  window.ym(id, 'getClientID', noteClientId)
  const url = countedUrl(window.location.href)
  const hit = (referer: string) => {
    window.ym?.(id, 'hit', url, { title: new URL(url).pathname, referer })
  }
  hit(countedReferrer(document.referrer, window.location.origin))
  // Not the referrer again, or an advertisement would count as clicked twice.
  window.addEventListener('pageshow', ({ persisted }) => persisted && hit(url))
  return (name, details) => window.ym?.(Number(id), 'reachGoal', name, details)
}

/** Queues calls until the script has loaded, which reads exactly these properties. */
function queue(): Counter {
  const calls: unknown[][] = []
  const counter: Counter = (...call) => calls.push(call)
  counter.a = calls
  counter.l = Date.now()
  return counter
}
