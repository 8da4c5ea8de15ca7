/** Which event a click or a form is. Links say it by where they lead, others by `data-event`. */
import type { EventDetails, SiteEvent } from '@/lib/requests/browser/events'

type Told = readonly [SiteEvent, EventDetails]

/** @param type `click` or `submit` */
export function eventOf(target: Element, type: string): Told | undefined {
  const marked = target.closest<HTMLElement>('[data-event]')
  if (marked) {
    const { event, kind } = marked.dataset
    const isOwn = (marked.localName === 'form') === (type === 'submit')
    return isOwn ? [event as SiteEvent, kind ? { kind } : {}] : undefined
  }
  const href = type === 'click' ? (target.closest('a')?.getAttribute('href') ?? '') : ''
  // An ambulance is not called at the clinic.
  if (/^tel:\+/.test(href)) return ['call_click', {}]
  if (/^https:\/\/wa\.me\//.test(href)) return ['whatsapp_click', {}]
  return undefined
}
