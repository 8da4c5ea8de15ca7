/** The selection in the browser's storage: versioned, so that a later form can tell it apart. */
import { packItems, unpackItems } from './item'
import { type Selection, selectionOf } from './selection'

export const storageKey = 'analysis-calculator'
const version = 1

export interface Saved {
  readonly items: Selection
  /** Language of the names. */
  readonly locale: string
  /** When the prices were read, in milliseconds since 1970. */
  readonly pricedAt: number
}

/** As JSON; `decodeSaved` reads it. */
export function encodeSaved({ items, locale, pricedAt }: Saved): string {
  return JSON.stringify({ version, locale, pricedAt, ...packItems(items) })
}

/** `null` for what is absent, of another version or spoilt. */
export function decodeSaved(text: string | null): Saved | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { version: given, locale, pricedAt } = value as Record<string, unknown>
    if (given !== version || typeof locale !== 'string' || typeof pricedAt !== 'number') return null
    return { items: selectionOf(unpackItems(value)), locale, pricedAt }
  } catch {
    return null
  }
}

/** Milliseconds after which prices are asked for again. */
const freshFor = 600_000

/** Whether names and prices may be shown as they are; a clock that was set back says no. */
export function isFresh(saved: Saved, locale: string, now: number): boolean {
  const age = now - saved.pricedAt
  return saved.locale === locale && age >= 0 && age < freshFor
}
