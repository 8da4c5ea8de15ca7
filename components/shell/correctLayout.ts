import { isOverPage } from '@/components/hooks/history-entry'
import { isTyped } from '@/components/hooks/is-typed'
import { navigationType } from '@/components/hooks/navigation-type'
import { keepOpenDetails } from '@/components/hooks/open-details'
import { isRequestSeen } from '@/components/request/RequestDialog/requestStore'
import { type Layout, layoutCookie, phoneQuery } from '@/lib/routing/layout'

const year = 31_536_000

/** What the server did not send although the cookie was there: it would be asked for ever. */
let refused: Layout | undefined

/**
 * Sets the cookie and loads the page again, which keeps what is in the history entry. Not while a
 * dialog, a menu or the message about a request is open, nor where something was typed.
 * @param isLoad whether the page has just come from the server
 */
export function correctLayout(wanted: Layout, isLoad: boolean): void {
  if (isLoad && navigationType() === 'reload' && storedLayout() === wanted) refused = wanted
  // The window may have changed again while this code was loaded.
  const isWanted = window.matchMedia(phoneQuery).matches === (wanted === 'mobile')
  if (!isWanted || wanted === refused || isRequestSeen() || isOverPage() || isTyped()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${layoutCookie}=${wanted}; path=/; max-age=${year}; samesite=lax`
  // Cookies may be blocked.
  if (storedLayout() !== wanted) return
  keepOpenDetails()
  window.location.reload()
}

function storedLayout(): string | undefined {
  const stored = document.cookie.split('; ').find(each => each.startsWith(`${layoutCookie}=`))
  return stored?.slice(layoutCookie.length + 1)
}
