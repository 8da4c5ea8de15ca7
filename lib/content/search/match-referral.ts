/** A doctor's referral as lines of the clinic's price list (`referral-reader.ts`). */

import type { CalculatorItem } from '@/lib/calculator/item'
import type { Price } from '@/lib/entities/price'
import { fold } from '@/lib/text/fold'
import type { SearchDocument } from './documents'
import { referralMaxLength } from './referral-length'
import { antibodies, pcr, samplesIn } from './referral-notes'
import type { Reading } from './referral-reader'
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
  /** Of a set: the clinic does not do it. */
  | { readonly kind: 'unknown'; readonly text: string; readonly isOfSet?: true }
  /** No order, as a dose or a greeting. */
  | { readonly kind: 'ignored'; readonly text: string }

export const maxChoices = 4

/** What the clinic offers, by the ids of its records. */
export interface Offers {
  readonly items: ReadonlyMap<number, CalculatorItem>
  readonly services: ReadonlyMap<number, OrderedService>
  readonly sets?: ReadonlyMap<number, readonly PartOfSet[]>
}

/** A part of a set of analyses; what has no id is not sold. */
export interface PartOfSet {
  readonly name: string
  readonly analysisId: number | null
  readonly serviceId: number | null
}

/** The lines of the referral in order. */
export function matchReferral(text: string, engine: SiteEngine, offers: Offers): ReferralLine[] {
  const itemOf = ({ record }: SearchDocument) => offers.items.get(record)
  const readings = engine.readReferral(text.slice(0, referralMaxLength), {
    field: record => itemOf(record)?.category ?? 0,
    price: record => itemOf(record)?.price ?? 0,
    contradicts: (record, said) => {
      const item = itemOf(record)
      return item !== undefined && contradicts(item, said)
    },
  })
  const setOf = ({ kind, text }: Reading<SearchDocument>) => {
    const isOther = kind === 'ignored' || kind === 'sure'
    const set = engine.setCalled(text) ?? (isOther ? undefined : engine.setFor(text))
    return set && offers.sets?.get(set.record)
  }
  const named = readings.flatMap(reading => setOf(reading) ?? []).map(({ name }) => fold(name))
  const isOfSet = ({ kind, text }: Reading<SearchDocument>) =>
    kind === 'unknown' && named.includes(fold(text))
  // Above a list that says what is ordered, it may be its title: nothing is ordered twice.
  const isAlone = readings.every(
    reading => reading.kind === 'ignored' || isOfSet(reading) || setOf(reading),
  )
  const lines = readings.flatMap((reading): ReferralLine | readonly ReferralLine[] => {
    const set = reading.kind === 'ignored' && !isAlone ? undefined : setOf(reading)
    if (isAlone && isOfSet(reading)) return []
    return set ? linesOfSet(reading.text, set, offers, isAlone) : lineOf(reading, offers)
  })
  // What a list says twice is one line.
  return [...new Map(lines.map(line => [`${line.kind} ${line.text}`, line])).values()]
}

/** «Йод в крови» is not what is measured in urine, nor «антитела к хламидиям» what a swab is taken for. */
function contradicts({ name, sample }: CalculatorItem, said: string): boolean {
  const [one, ...more] = samplesIn(said)
  const [own = sample] = samplesIn(name)
  const isOther = one !== undefined && more.length === 0 && own !== undefined && own !== one
  const isOtherWay = (asked: RegExp, given: RegExp) =>
    asked.test(said) && !given.test(said) && given.test(name) && !asked.test(name)
  return isOther || isOtherWay(antibodies, pcr) || isOtherWay(pcr, antibodies)
}

function lineOf(
  { kind, text, found }: Reading<SearchDocument>,
  { items: known, services: sold }: Offers,
): ReferralLine {
  if (kind === 'unknown' || kind === 'ignored') return { kind, text }
  if (kind === 'service') {
    const services = found.flatMap(({ record }) => sold.get(record) ?? [])
    return services.length > 0
      ? { kind, text, services: services.slice(0, maxChoices) }
      : { kind: 'unknown', text }
  }
  const items = found.flatMap(({ record }) => known.get(record) ?? [])
  if (items.length === 0) return { kind: 'unknown', text }
  return kind === 'sure'
    ? { kind, text, items }
    : { kind, text, choices: items.slice(0, maxChoices) }
}

/** All of a set where nothing else is ordered; else its analyses to choose from. */
function linesOfSet(
  text: string,
  parts: readonly PartOfSet[],
  { items: known, services: sold }: Offers,
  isAlone: boolean,
): ReferralLine[] {
  const items = parts.flatMap(({ analysisId }) => known.get(analysisId ?? 0) ?? [])
  if (!isAlone && items.length > 0) return [{ kind: 'doubtful', text, choices: items }]
  const others = parts
    .filter(({ analysisId }) => !known.has(analysisId ?? 0))
    .map(({ name, serviceId }): ReferralLine => {
      const service = sold.get(serviceId ?? 0)
      if (!service) return { kind: 'unknown', text: name, isOfSet: true }
      return { kind: 'service', text: name, services: [service] }
    })
  return items.length > 0 ? [{ kind: 'sure', text, items }, ...others] : others
}
