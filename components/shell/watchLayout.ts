import { subscribe } from '@/components/request/RequestDialog/requestStore'
import { type Layout, phoneQuery } from '@/lib/routing/layout'
import { correctLayout } from './correctLayout'

/** Corrects the layout that the server chose where the viewport contradicts it; few visits need that. */
export function watchLayout(layout: Layout): void {
  const query = window.matchMedia(phoneQuery)
  const correct = (isLoad: boolean) => {
    const wanted: Layout = query.matches ? 'mobile' : 'desktop'
    if (wanted !== layout) correctLayout(wanted, isLoad)
  }
  const check = () => correct(false)
  correct(true)
  query.addEventListener('change', check)
  subscribe(check)
  // After the handlers that close overlays.
  window.addEventListener('popstate', () => setTimeout(check))
  window.addEventListener('pageshow', check)
}
