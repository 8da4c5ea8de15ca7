'use client'

import { useEffect } from 'react'
import { isRequestOpen, subscribe } from '@/components/blocks/RequestDialog/requestStore'
import { isOverPage } from '@/components/hooks/history-entry'
import { historyValue, setHistoryValue } from '@/components/hooks/history-state'
import { type Layout, layoutCookie, phoneQuery } from '@/lib/routing/layout'

const year = 31_536_000

/** Fields whose text would be lost; those of lists and of the search keep it in the history entry. */
const typing = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [role=combobox])'

/**
 * Corrects the layout when the viewport contradicts the one the server chose: sets the cookie and
 * loads the page again. Waits while a dialog or a menu is open, and leaves a page where something was
 * typed as it is.
 */
export function LayoutWatcher({ layout }: { readonly layout: Layout }) {
  useEffect(() => {
    const query = window.matchMedia(phoneQuery)
    // The server decided otherwise although the cookie was there: it would be asked for ever.
    const refused = wasReloaded() && storedLayout()
    const typedIn = new Set<Element>()
    openKeptDetails()

    const check = () => {
      const wanted = wantedLayout(query)
      if (wanted === layout || wanted === refused) return
      if (isRequestOpen() || isOverPage() || [...typedIn].some(holdsText)) return
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
      document.cookie = `${layoutCookie}=${wanted}; path=/; max-age=${year}; samesite=lax`
      // Cookies may be blocked.
      if (storedLayout() !== wanted) return
      keepOpenDetails()
      window.location.reload()
    }
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(typing)) typedIn.add(target)
    }
    // After the handlers that close overlays.
    const checkLater = () => setTimeout(check)

    check()
    query.addEventListener('change', check)
    const unsubscribe = subscribe(check)
    document.addEventListener('input', note)
    window.addEventListener('popstate', checkLater)
    window.addEventListener('pageshow', check)
    return () => {
      query.removeEventListener('change', check)
      unsubscribe()
      document.removeEventListener('input', note)
      window.removeEventListener('popstate', checkLater)
      window.removeEventListener('pageshow', check)
    }
  }, [layout])

  return null
}

const holdsText = (field: Element) => field.isConnected && 'value' in field && field.value !== ''

const wantedLayout = (query: MediaQueryList): Layout => (query.matches ? 'mobile' : 'desktop')

function storedLayout(): string | undefined {
  const stored = document.cookie.split('; ').find(each => each.startsWith(`${layoutCookie}=`))
  return stored?.slice(layoutCookie.length + 1)
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

/** Both layouts have them with the same ids. */
function keepOpenDetails(): void {
  const open = document.querySelectorAll('details[open][id]')
  setHistoryValue(
    'details',
    Array.from(open, ({ id }) => id),
  )
}

function openKeptDetails(): void {
  const ids = historyValue('details')
  if (!Array.isArray(ids)) return
  for (const id of ids) document.getElementById(String(id))?.setAttribute('open', '')
  setHistoryValue('details', undefined)
}
