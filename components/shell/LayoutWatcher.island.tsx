'use client'

import { useEffect } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { subscribe } from '@/components/request/RequestDialog/requestStore'
import { type Layout, phoneQuery } from '@/lib/routing/layout'

/** Notices when the viewport contradicts the layout that the server chose; few visits need more. */
export const LayoutWatcher = bounded(Watcher)

function Watcher({ layout }: { readonly layout: Layout }) {
  useEffect(() => {
    const query = window.matchMedia(phoneQuery)
    const correct = (isLoad: boolean) => {
      const wanted: Layout = query.matches ? 'mobile' : 'desktop'
      if (wanted === layout) return
      import('./correctLayout').then(
        module => module.correctLayout(wanted, isLoad),
        // The other layout shows the same.
        () => undefined,
      )
    }
    const check = () => correct(false)
    // After the handlers that close overlays.
    const checkLater = () => setTimeout(check)

    correct(true)
    query.addEventListener('change', check)
    const unsubscribe = subscribe(check)
    window.addEventListener('popstate', checkLater)
    window.addEventListener('pageshow', check)
    return () => {
      query.removeEventListener('change', check)
      unsubscribe()
      window.removeEventListener('popstate', checkLater)
      window.removeEventListener('pageshow', check)
    }
  }, [layout])

  return null
}
