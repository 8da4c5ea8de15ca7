'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useInsertionEffect } from 'react'
import { isRequestOpen, subscribe } from '@/components/blocks/RequestDialog/requestStore'
import { isOverPage } from '@/components/hooks/history-entry'
import { carryHistoryState } from '@/components/hooks/history-state'
import { type Layout, layoutCookie, phoneQuery } from '@/lib/routing/layout'
import { keepOpenDetails } from './openDetails'

const year = 31_536_000

/** Restores the `history.state` of the other layout after the swap. */
let restoreState: (() => void) | undefined

/**
 * Switches the layout when the viewport contradicts the one the server chose: sets the cookie and
 * calls `router.refresh()`, without loading a document. Waits while a dialog or a menu is open.
 */
export function LayoutWatcher({ layout }: { readonly layout: Layout }) {
  const router = useRouter()

  // An insertion effect runs after Next has emptied `history.state` and before the lists read it.
  useInsertionEffect(() => {
    restoreState?.()
    restoreState = undefined
  }, [])

  useEffect(() => {
    const query = window.matchMedia(phoneQuery)
    const check = () => {
      const wanted: Layout = query.matches ? 'mobile' : 'desktop'
      if (wanted === layout || isRequestOpen() || isOverPage()) return
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = `${layoutCookie}=${wanted}; path=/; max-age=${year}; samesite=lax`
      keepOpenDetails()
      restoreState = carryHistoryState()
      router.refresh()
    }
    check()
    query.addEventListener('change', check)
    const unsubscribe = subscribe(check)
    // After Next's own handler, which restores the layout of the history entry.
    const checkLater = () => setTimeout(check)
    window.addEventListener('popstate', checkLater)
    return () => {
      query.removeEventListener('change', check)
      unsubscribe()
      window.removeEventListener('popstate', checkLater)
    }
  }, [layout, router])

  return null
}
