/**
 * The visitor's selection: an external store in a module, because the islands of a server-rendered
 * page share no context provider. Persisted in localStorage and synchronised between tabs.
 */

import { fetchList } from '@/components/hooks/fetch-list'
import { isRecord } from '@/lib/browser/answer'
import { store, stored } from '@/lib/browser/storage'
import { type Also, alsoCode, alsoOfSold, maxAlso, soldOf, undecided } from '@/lib/calculator/also'
import type { CalculatorItem } from '@/lib/calculator/item'
import { add, remove, type Selection, selectionOf, toggle } from '@/lib/calculator/selection'
import type { Sold } from '@/lib/calculator/sold'
import {
  decodeSaved,
  encodeSaved,
  isFresh,
  type SavedSelection,
  storageKey,
} from '@/lib/calculator/storage'
import { chosen } from '@/lib/calculator/storage-key'
import { tell } from '@/lib/requests/browser/events'
import type { Locale } from '@/lib/routing/locales'
import { splitLocale } from '@/lib/routing/split-locale'
import { escapeHtml } from '@/lib/text/escape-html'

export interface CalculatorState {
  readonly items: Selection
  /** What else is chosen, and open orders. */
  readonly also: readonly Also[]
  readonly ids: ReadonlySet<number>
  /** Names, as HTML, of what was removed because the clinic no longer offers it. */
  readonly gone: readonly string[]
  /** What did not fit beside the analyses when something was added last. */
  readonly excess: readonly Also[]
}

const empty: CalculatorState = { items: [], also: [], ids: new Set(), gone: [], excess: [] }
let state: CalculatorState | null = null
let pricedAt = 0
const listeners = new Set<() => void>()

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of followed) addEventListener(event, follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const event of followed) removeEventListener(event, follow)
  }
}

export function getSnapshot(): CalculatorState {
  state ??= stateOf(saved())
  return state
}

export const getServerSnapshot = () => empty

export const addItem = (item: CalculatorItem) => change(add(current(), item))
/** What a visitor does by hand, one by one. */
export function toggleItem(item: CalculatorItem): void {
  change(toggle(current(), item))
  if (getSnapshot().ids.has(item.id)) tell('calculator_add')
}

export const removeItem = (id: number) => change(remove(current(), id))
export const resetItems = () => change([], [])

/** Adds what is not an analysis, or removes it: by hand, as above. */
export function toggleSold(sold: Sold): void {
  const items = current()
  const { also } = getSnapshot()
  const rest = also.filter(each => each.sold !== sold.code)
  const isAdded = rest.length === also.length
  change(items, isAdded ? [...also, alsoOfSold(sold)] : rest)
  if (isAdded) tell('calculator_add')
}

/** Adds what a doctor's list has beside analyses; the same words once. */
export function addAlso(more: readonly Also[]): void {
  const items = current()
  const all = new Map([...getSnapshot().also, ...more].map(each => [alsoCode(each), each]))
  change(items, [...all.values()])
}

export function removeAlso(code: string): void {
  const items = current()
  replaceAlso(
    getSnapshot().also.filter(each => alsoCode(each) !== code),
    items,
  )
}

export const replaceAlso = (also: readonly Also[], items = current()) => change(items, also)

/** Replaces the selection; the prices of the items are current. */
export function replaceItems(items: readonly CalculatorItem[]): void {
  pricedAt = Date.now()
  change(selectionOf(items))
}

/**
 * Fetches current names and prices when the stored ones are of another language, older than ten
 * minutes or incomplete. What is no longer offered is moved to `gone`; if a request fails, nothing changes.
 */
export async function refreshItems(): Promise<void> {
  const kept = saved()
  if (!kept || isFresh(kept, language(), Date.now())) return
  const ids = kept.items.map(({ id }) => id)
  const codes = soldOf(kept.also).map(({ sold }) => sold)
  const lists = await Promise.all([
    ids.length > 0 ? fetchItems(ids) : [],
    codes.length > 0 ? fetchSold(codes) : [],
  ]).catch(() => null)
  if (!lists || ids.length + codes.length === 0) return
  const [priced, offered] = lists
  const today = new Map(priced.map(item => [item.id, item]))
  const sold = new Map(offered.map(each => [each.code, alsoOfSold(each)]))
  // The visitor may have changed the list meanwhile.
  const items = current()
  const { also } = getSnapshot()
  const isGone = ({ id }: CalculatorItem) => ids.includes(id) && !today.has(id)
  const isLost = (each: Also) => codes.includes(each.sold) && !sold.has(each.sold)
  pricedAt = Date.now()
  change(
    items.filter(item => !isGone(item)).map(item => today.get(item.id) ?? item),
    also.filter(each => !isLost(each)).map(each => sold.get(each.sold) ?? each),
    [
      ...items.filter(isGone).map(({ name }) => name),
      ...also.filter(isLost).map(({ text }) => escapeHtml(text)),
    ],
  )
}

export const fetchItems = (ids: readonly number[]) =>
  listOf<CalculatorItem>(`analyses?ids=${ids}`, isItem)

export const fetchSold = (codes: readonly string[]) => listOf<Sold>(`sold?codes=${codes}`, isSold)

const listOf = <T>(query: string, isOne: (value: unknown) => boolean) =>
  fetchList<T>([`/api/catalogue/${query}`, language()], isOne)

const isItem = (item: unknown) =>
  isRecord(item) && typeof item.id === 'number' && typeof item.name === 'string'

const isSold = (sold: unknown) =>
  isRecord(sold) && typeof sold.code === 'string' && isRecord(sold.price)

function change(items: Selection, more = getSnapshot().also, gone: readonly string[] = []): void {
  if (getSnapshot().items.length + soldOf(getSnapshot().also).length === 0) pricedAt = Date.now()
  const also = more.slice(0, maxAlso)
  state = { ...stateOf({ items, also }, gone), excess: more.slice(maxAlso) }
  const value = encodeSaved({ ...state, locale: language(), pricedAt })
  // Without storage the page still has the selection.
  if (store(storageKey, value)) seen = value
  for (const listener of listeners) listener()
  dispatchEvent(new Event(chosen))
}

/**
 * Another tab has changed the selection, or the page comes back from the back/forward cache, where
 * it gets no events of storage. `visibilitychange` bubbles from the document.
 */
const followed = ['storage', 'pageshow', 'visibilitychange'] as const

function follow(event: Event): void {
  const { key } = event as Partial<StorageEvent>
  if (event.type === 'storage' && key !== storageKey && key !== null) return
  if (refresh()) for (const listener of listeners) listener()
}

/** The selection as stored, as another page may have changed it since. */
function current(): Selection {
  refresh()
  return getSnapshot().items
}

/** What storage held when `state` was in step with it; undefined where it cannot be read. */
let seen: string | null | undefined

/** Takes over what another page has stored. @returns whether the selection has changed */
function refresh(): boolean {
  const known = seen
  const value = saved()
  if (!state || seen === undefined || seen === known) return false
  state = stateOf(value)
  return true
}

function saved(): SavedSelection | null {
  const text = stored(storageKey)
  if (text === undefined) return null
  seen = text
  const value = decodeSaved(seen)
  pricedAt = value?.pricedAt ?? 0
  return value
}

function stateOf(
  kept: Pick<SavedSelection, 'items' | 'also'> | null,
  gone: readonly string[] = [],
): CalculatorState {
  const { items, also } = kept ?? empty
  const ids = new Set(items.map(({ id }) => id))
  return { items, also: undecided(also, ids), ids, gone, excess: [] }
}

/** The page's language, which is that of the names on it; a translator changes `lang`. */
function language(): Locale {
  return splitLocale(location.pathname).locale
}
