'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
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
interface Counted {
  readonly path: string
  readonly url: string
  readonly title: string
}

/**
 * The analytics counter, loaded after hydration; one hit for each page. `defer`: the counter would
 * otherwise send the first page's URL with its whole query by itself.
 */
export function Analytics({ metrikaId }: { readonly metrikaId: string }) {
  const path = usePathname()
  const counted = useRef<Counted | null>(null)

  useEffect(() => {
    const { current: before } = counted
    if (before?.path === path) return
    const hit = () => {
      const { title, referrer } = document
      const url = countedUrl(window.location.href)
      const referer = before?.url ?? countedReferrer(referrer, window.location.origin)
      window.ym?.(metrikaId, 'hit', url, { title, referer })
      counted.current = { path, url, title }
    }
    if (before) return whenTitled(before.title, hit)
    window.ym ??= queue()
    addScript('https://mc.yandex.ru/metrika/tag.js')
    const options = { defer: true, clickmap: false, webvisor: false, trackLinks: true }
    window.ym(metrikaId, 'init', options)
    hit()
    reachSentForm(metrikaId)
  }, [metrikaId, path])

  return null
}

/** Queues calls until the script has loaded, which reads exactly these properties. */
function queue(): Counter {
  const calls: unknown[][] = []
  const counter: Counter = (...call) => calls.push(call)
  counter.a = calls
  counter.l = Date.now()
  return counter
}
