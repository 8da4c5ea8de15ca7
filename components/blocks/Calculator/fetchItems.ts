/** Analyses from the site's own API, in the short form of lib/calculator. */
import { type CalculatorItem, unpackItems } from '@/lib/calculator/item'

/** Whole categories, some analyses by id, or the whole price list. */
export type Wanted =
  | { readonly category: readonly number[] }
  | { readonly ids: readonly number[] }
  | 'all'

/** @throws Error when there is no answer, or one that is none. */
export async function fetchItems(wanted: Wanted, locale: string): Promise<CalculatorItem[]> {
  const query =
    wanted === 'all' ? '' : `?${Object.entries(wanted).map(([name, ids]) => `${name}=${ids}`)}`
  const response = await fetch(`/api/catalogue/analyses${query}`, {
    headers: { 'Accept-Language': locale },
  })
  if (!response.ok) throw new Error(`The price list answered ${response.status}`)
  return unpackItems(await response.json())
}
