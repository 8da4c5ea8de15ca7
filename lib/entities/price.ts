/**
 * How the clinic says its prices, once for all that shows them: pages, price list, files, search,
 * messages, structured data and answers to assistants (B231).
 */

/** The number alone, the lowest of several, or none that could be named beforehand. */
export type PriceKind = 'exact' | 'from' | 'onRequest'

export interface Price {
  readonly kind: PriceKind
  /** Whole tenge, a discount taken off; 0: on request. */
  readonly tenge: number
}

/**
 * By what is paid for: a service and a visit cost more with some doctors, a check-up is the lowest of its
 * packages, while an analysis and a package are sold for one price.
 */
const kinds = {
  service: 'from',
  visit: 'from',
  promotion: 'from',
  checkUp: 'from',
  package: 'exact',
  analysis: 'exact',
} as const satisfies Record<string, PriceKind>

export type Priced = keyof typeof kinds

/** A price as it is said everywhere. @param tenge as a record has it; missing or 0: on request */
export function priceOf(what: Priced, tenge: unknown): Price {
  const whole = wholeTenge(tenge)
  return { kind: whole > 0 ? kinds[what] : 'onRequest', tenge: whole }
}

/** A missing price counts as 0 (B44), and money has no fractions. */
export function wholeTenge(price: unknown): number {
  return typeof price === 'number' && price > 0 && price < 1e12 ? Math.round(price) : 0
}
