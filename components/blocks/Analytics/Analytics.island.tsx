'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { addScript } from '@/components/hooks/add-script'
import { reachSentForm } from '@/lib/requests/browser/goal'

type Counter = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number }

declare global {
  interface Window {
    ym?: Counter
  }
}

/** The analytics counter, loaded after hydration; one hit for each page. */
export function Analytics({ metrikaId }: { readonly metrikaId: string }) {
  const pathname = usePathname()
  const previous = useRef<string | null>(null)

  useEffect(() => {
    if (previous.current === null) {
      window.ym ??= queue()
      addScript('https://mc.yandex.ru/metrika/tag.js')
      window.ym(metrikaId, 'init', { clickmap: false, webvisor: false, trackLinks: true })
      reachSentForm(metrikaId)
    } else if (previous.current !== pathname) {
      // Without the query: it may hold what a visitor typed into the search.
      window.ym?.(metrikaId, 'hit', pathname)
    }
    previous.current = pathname
  }, [metrikaId, pathname])

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
