import { addScript } from '@/components/hooks/add-script'
import { reachSentForm } from '@/lib/requests/browser/goal'
import { countedReferrer, countedUrl, whenTitled } from './hit'

type Counter = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number }

declare global {
  interface Window {
    ym?: Counter
  }
}

/** The page that was counted last, for the next one's referrer. */
let counted: { readonly path: string; readonly url: string; readonly title: string } | undefined

/**
 * Counts a page once: the first one with the counter's own code, the next as soon as it has its
 * title. `defer`: the counter would otherwise send the first page's URL with its whole query.
 * @returns a function that cancels it, where the title is awaited
 */
export function count(metrikaId: string, path: string): (() => void) | undefined {
  if (counted?.path === path) return undefined
  const before = counted
  const hit = () => {
    const { title, referrer } = document
    const url = countedUrl(window.location.href)
    const referer = before?.url ?? countedReferrer(referrer, window.location.origin)
    window.ym?.(metrikaId, 'hit', url, { title, referer })
    counted = { path, url, title }
  }
  if (before) return whenTitled(before.title, hit)
  window.ym ??= queue()
  addScript('https://mc.yandex.ru/metrika/tag.js')
  const options = { defer: true, clickmap: false, webvisor: false, trackLinks: true }
  window.ym(metrikaId, 'init', options)
  hit()
  reachSentForm(metrikaId)
  return undefined
}

/** Queues calls until the script has loaded, which reads exactly these properties. */
function queue(): Counter {
  const calls: unknown[][] = []
  const counter: Counter = (...call) => calls.push(call)
  counter.a = calls
  counter.l = Date.now()
  return counter
}
