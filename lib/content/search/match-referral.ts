/** A doctor's referral as lines of the clinic's price list (`referral-reader.ts`). */

import type { CalculatorItem } from '@/lib/calculator/item'
import type { Price } from '@/lib/entities/price'
import type { SearchDocument } from './documents'
import { referralMaxLength } from './referral-length'
import type { SiteEngine } from './site-engine'

/** A service as a list of orders names it. */
export interface OrderedService {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** As it is said everywhere: «от 9 000 ₸». */
  readonly price: string
  readonly cost: Price
}

/** A piece of the text: all of it is in exactly one. */
export type ReferralLine =
  | { readonly kind: 'sure'; readonly text: string; readonly items: readonly CalculatorItem[] }
  | {
      readonly kind: 'doubtful'
      readonly text: string
      readonly choices: readonly CalculatorItem[]
    }
  /** One is meant, of several any. */
  | {
      readonly kind: 'service'
      readonly text: string
      readonly services: readonly OrderedService[]
    }
  /** `ignored`: no order, as a dose or a greeting. */
  | { readonly kind: 'unknown' | 'ignored'; readonly text: string }

export const maxChoices = 4

/** What the clinic offers, by the ids of its records. */
export interface Offers {
  readonly items: ReadonlyMap<number, CalculatorItem>
  readonly services: ReadonlyMap<number, OrderedService>
}

/** The lines of the referral in order. */
export function matchReferral(text: string, engine: SiteEngine, offers: Offers): ReferralLine[] {
  const itemOf = ({ record }: SearchDocument) => offers.items.get(record)
  const readings = engine.readReferral(text.slice(0, referralMaxLength), {
    field: record => itemOf(record)?.category ?? 0,
    price: record => itemOf(record)?.price ?? 0,
  })
  const lines = readings.map(({ kind, text, found }): ReferralLine => {
    if (kind === 'unknown' || kind === 'ignored') return { kind, text }
    if (kind === 'service') {
      const services = found.flatMap(({ record }) => offers.services.get(record) ?? [])
      return services.length > 0
        ? { kind, text, services: services.slice(0, maxChoices) }
        : { kind: 'unknown', text }
    }
    const items = found.flatMap(document => itemOf(document) ?? [])
    if (items.length === 0) return { kind: 'unknown', text }
    return kind === 'sure'
      ? { kind, text, items }
      : { kind, text, choices: items.slice(0, maxChoices) }
  })
  // What a list says twice is one line.
  return [...new Map(lines.map(line => [`${line.kind} ${line.text}`, line])).values()]
}
