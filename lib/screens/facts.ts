/** What is so of the clinic's records, as arguments of the messages that say it (B235). */
import 'server-only'
import type { CalculatorItem } from '@/lib/calculator/item'
import { totalsOf } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import type { Fact } from '@/lib/entities/fact'
import type { Price, PriceKind } from '@/lib/entities/price'
import type { Doctor } from '@/lib/kinds/doctor'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Service } from '@/lib/kinds/service'
import type { Locale } from '@/lib/routing/locales'

/** A condition for the `select` of a message. */
export const yesNo = (fact: boolean): Fact => (fact ? 'yes' : 'no')

/**
 * Whether the price of an analysis is said to go without the drawing of blood. Who names no price of drawing it has not
 * said that it costs nothing; nor has a table without the column, of blood or of what is not known.
 */
export function drawingSaid(
  { bloodTest, sample }: Pick<CalculatorItem, 'bloodTest' | 'sample'>,
  drawing: number,
): Fact | 'unsaid' {
  if (drawing === 0) return 'unsaid'
  if (bloodTest) return 'yes'
  return sample && sample !== 'blood' ? 'no' : 'unsaid'
}

/** How a message says a price: `yes` as usual, `no` not at all, else by its kind. */
export const saidAs = ({ kind }: Price, usual: PriceKind) =>
  kind === usual ? 'yes' : kind === 'onRequest' ? 'no' : kind

export const allPriced = (records: readonly { readonly price: number }[]): Fact =>
  yesNo(records.length > 0 && records.every(({ price }) => price > 0))

/** Each programme of check-ups has a price. */
export const parentsPriced = (parents: readonly Pick<ParentCheckUp, 'minPrice'>[]): Fact =>
  allPriced(parents.map(({ minPrice: price }) => ({ price })))

/** For some a price is published. */
export const somePriced = (records: readonly { readonly price: number }[]): Fact =>
  yesNo(records.some(({ price }) => price > 0))

export const serviceFacts = (services: readonly Pick<Service, 'price' | 'file'>[]) => ({
  priced: allPriced(services),
  leaflets: yesNo(services.some(({ file }) => file)),
})

type KnownDoctor = Pick<Doctor, 'experience' | 'rating' | 'reviewCount' | 'firstAppointment'> &
  Partial<Pick<Doctor, 'education'>>

export function doctorFacts(doctors: readonly KnownDoctor[]) {
  const some = (is: (doctor: KnownDoctor) => boolean) => doctors.some(is)
  const reviews = some(({ reviewCount }) => reviewCount > 0)
  const priced = some(({ firstAppointment }) => firstAppointment > 0)
  const experienced = some(({ experience }) => experience > 0)
  return {
    reviews: yesNo(reviews),
    priced: yesNo(priced),
    /** There is something to compare. */
    compared: yesNo(priced && experienced && some(({ rating }) => rating > 0)),
    /** Pages of doctors have all that is said of them. */
    told: yesNo(
      priced && experienced && reviews && some(({ education = [] }) => education.length > 0),
    ),
  }
}

export const analysisFacts = (items: readonly CalculatorItem[], locale: Locale) => ({
  blood: yesNo(totalsOf(items, clinicIn(locale).bloodDrawing).bloodDrawing > 0),
  leaflets: yesNo(items.some(({ document }) => document)),
})
