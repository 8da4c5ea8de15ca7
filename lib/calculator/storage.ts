/** The selection in local storage, versioned, as later releases may store it in another form. */

import { type Price, priceKinds, wholeTenge } from '@/lib/entities/price'
import { parseJson } from '@/lib/errors/attempt'
import { type Also, maxAlso, soldOf } from './also'
import type { CalculatorItem, ItemPrice } from './item'
import { type Selection, selectionOf } from './selection'
import { isSoldCode, serviceCode } from './sold'

const version = 2

export { storageKey } from './storage-key'

export interface SavedSelection {
  readonly items: Selection
  readonly also: readonly Also[]
  /** Language of the names. */
  readonly locale: string
  /** When the prices were read, in milliseconds since 1970. */
  readonly pricedAt: number
}

/** As JSON; `decodeSaved` reads it. */
export function encodeSaved({ items, also, locale, pricedAt }: SavedSelection): string {
  return JSON.stringify({ version, items, also, locale, pricedAt })
}

/** `null` when absent, unreadable or of an unknown version; invalid analyses are left out. */
export function decodeSaved(text: string | null): SavedSelection | null {
  if (!text) return null
  const value = parseJson(text)
  if (!isRecord(value)) return null
  const { version: given, locale, pricedAt, items, rows, also } = value
  if (typeof locale !== 'string' || typeof pricedAt !== 'number') return null
  if (given === version) return { items: readItems(items), also: readAlso(also), locale, pricedAt }
  // Version 1 stored each analysis as an array; `pricedAt` 0 has the prices fetched again.
  if (given === 1) return { items: readItems(asRecords(rows)), also: [], locale, pricedAt: 0 }
  return null
}

function asRecords(rows: unknown): unknown {
  if (!Array.isArray(rows)) return []
  return rows.filter(Array.isArray).map(([id, slug, name, price, category, flags, discount]) => {
    return { id, slug, name, price, category, bloodTest: flags % 2 === 1, discount, document: null }
  })
}

function readItems(value: unknown): Selection {
  if (!Array.isArray(value)) return []
  return selectionOf(value.filter(isItem).map(safe))
}

/** Absent in what was stored before there was any. */
function readAlso(value: unknown): readonly Also[] {
  return Array.isArray(value) ? value.flatMap(each => alsoFrom(each) ?? []).slice(0, maxAlso) : []
}

/** `service`, an id or 0, is what an earlier release stored in place of `sold`, and without prices. */
function alsoFrom(value: unknown): Also | null {
  if (!isRecord(value)) return null
  const { text, service, sold = Number(service) > 0 ? serviceCode(Number(service)) : '' } = value
  const { price, prices, choices, applies } = value
  const isKnown = typeof sold === 'string' && (sold === '' || isSoldCode(sold))
  const isWhole = Array.isArray(choices) && choices.every(Number.isSafeInteger)
  if (typeof text !== 'string' || !isKnown || !isWhole) return null
  return {
    ...{ text, sold, choices },
    ...(sold && isPrice(price) && { price }),
    ...(sold && Array.isArray(prices) && { prices: safePrices(prices) }),
    ...(typeof applies === 'string' && { applies }),
  }
}

const isPrice = (value: unknown): value is Price =>
  isRecord(value) &&
  priceKinds.some(kind => kind === value.kind) &&
  wholeTenge(value.tenge) === value.tenge

function isItem(value: unknown): value is CalculatorItem {
  if (!isRecord(value)) return false
  const { id, slug, name, price, category, bloodTest, discount, document } = value
  return (
    Number.isSafeInteger(id) &&
    [id, price, category, discount].every(number => typeof number === 'number' && number >= 0) &&
    typeof slug === 'string' &&
    typeof name === 'string' &&
    typeof bloodTest === 'boolean' &&
    (document === null || typeof document === 'string')
  )
}

/** Storage can be tampered with, and its values are inserted into pages as HTML and as links. */
function safe(item: CalculatorItem): CalculatorItem {
  const { name, price, priceKind, prices, document, days, ...rest } = item
  return {
    ...rest,
    ...(Number.isSafeInteger(days) && { days: Number(days) }),
    name: isInline(name) ? name : name.replace(/[<>]/g, ''),
    ...safePrice({ price, priceKind }),
    ...(Array.isArray(prices) && { prices: safePrices(prices) }),
    document: document && /^(?:https:\/\/|\/(?!\/))/.test(document) ? document : null,
  }
}

const safePrices = (prices: readonly unknown[]): readonly ItemPrice[] =>
  prices.filter(isNamed).map(each => ({ ...each, ...safePrice(each) }))

const isNamed = (value: unknown): value is ItemPrice =>
  isRecord(value) && typeof value.key === 'string' && typeof value.name === 'string'

const safePrice = ({
  price,
  priceKind,
}: Pick<CalculatorItem, 'price'> & { priceKind?: unknown }) => ({
  price: wholeTenge(price),
  ...((priceKind === 'from' || priceKind === 'free') && ({ priceKind } as const)),
})

/** The tags a name may have. */
function isInline(html: string): boolean {
  return !/[<>]/.test(html.replace(/<\/?(?:b|strong|i|em|sup|sub|br|span)\s*\/?>/g, ''))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Milliseconds after which prices are fetched again. */
const freshFor = 600_000

/** Whether stored names and prices may be shown; not when the clock was set back since, or a price is not known. */
export function isFresh(saved: SavedSelection, locale: string, now: number): boolean {
  const age = now - saved.pricedAt
  const isPriced = soldOf(saved.also).every(({ price }) => price)
  return isPriced && saved.locale === locale && age >= 0 && age < freshFor
}
