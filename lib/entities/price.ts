/**
 * How the clinic says its prices, once for all that shows them: pages, price list, files, search,
 * messages, structured data and answers to assistants (B231).
 */

/** The number alone, the lowest of several, nothing to pay, or none that could be named beforehand. */
export const priceKinds = ['exact', 'from', 'free', 'onRequest'] as const

/** Those that a file names: without a price it is on request. */
export const writtenKinds = ['exact', 'from', 'free'] as const

export type PriceKind = (typeof priceKinds)[number]

export interface Price {
  readonly kind: PriceKind
  /** Whole tenge, a discount taken off; 0: free, or on request. */
  readonly tenge: number
}

/**
 * By what is paid for, where the record does not say it: a service and a visit cost more with some doctors,
 * a check-up is the lowest of its packages, while an analysis and a package are sold for one price, and one of
 * several prices of a record has a name that says what it depends on.
 */
const exact: readonly Priced[] = ['analysis', 'package', 'named']

export type Priced =
  | 'service'
  | 'visit'
  | 'promotion'
  | 'checkUp'
  | 'package'
  | 'named'
  | 'analysis'

/**
 * A price as it is said everywhere.
 * @param tenge as a record has it; missing or 0: on request
 * @param said the kind that the record names, if any; nothing that has a price is free
 */
export function priceOf(what: Priced, tenge: unknown, said?: PriceKind | null): Price {
  const whole = wholeTenge(tenge)
  if (whole === 0) return { kind: said === 'free' ? 'free' : 'onRequest', tenge: 0 }
  const usual = exact.includes(what) ? 'exact' : 'from'
  return { kind: said === 'exact' || said === 'from' ? said : usual, tenge: whole }
}

/** A missing price counts as 0 (B44), and money has no fractions. */
export function wholeTenge(price: unknown): number {
  return typeof price === 'number' && price > 0 && price < 1e12 ? Math.round(price) : 0
}
