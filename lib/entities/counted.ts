/**
 * What other companies learn of a visit, once: the code of the counters keeps to it, and the privacy
 * policy is written from it (`messages/documents.json` has the words of each entry). A disease, an
 * analysis, a doctor, a search and a person are in none of it. Pure.
 */
import { searchKinds } from './search-hit'

/** Of requests, as `lib/requests/kinds.ts` has them. */
const formKinds = [
  'checkups',
  'doctors',
  'services',
  'promotion',
  'posts',
  'mail',
  'mobile',
  'partner',
] as const

/** The events, each with all that it may say beside its name. */
export const countedEvents = {
  call_click: [],
  whatsapp_click: [],
  map_click: ['dgis', 'yandex', 'google', 'embedded'],
  calculator_add: [],
  list_pasted: [],
  estimate_shared: ['link'],
  search: searchKinds,
  search_nothing: [],
  form_open: formKinds,
  form_submit: formKinds,
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SiteEvent = keyof typeof countedEvents

/**
 * What the table lets through of an event, whatever a page's markup says.
 * @returns nothing for an event that it does not have; a kind only if it is one of the event's
 */
export function counted(
  name: string,
  kind: string | undefined,
): readonly [SiteEvent, { readonly kind?: string }] | undefined {
  if (!isEvent(name)) return undefined
  const kinds: readonly string[] = countedEvents[name]
  return [name, kind && kinds.includes(kind) ? { kind } : {}]
}

const isEvent = (name: string): name is SiteEvent => Object.hasOwn(countedEvents, name)

/** What a company gets of a visit. */
export type Learnt =
  | 'page'
  | 'source'
  | 'device'
  | 'visitor'
  | 'events'
  | 'everything'
  | 'click'
  | 'phoneHash'

/** By the service that is configured; `map`: once the visitor has asked for it. */
export const outsiders = {
  metrika: ['page', 'source', 'device', 'visitor', 'events'],
  google: ['page', 'source', 'device', 'visitor', 'events'],
  // Its script replaces the phones of the page, so it can read the page.
  callTracking: ['everything', 'source', 'device', 'visitor'],
  map: ['device'],
  // By files that the clinic uploads, of requests that came by the company's own advertisement.
  meta: ['click'],
  tiktok: ['click', 'phoneHash'],
} as const satisfies Readonly<Record<string, readonly Learnt[]>>

export type Outsider = keyof typeof outsiders
