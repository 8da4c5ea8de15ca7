import type { Also } from '@/lib/calculator/also'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { Preparation } from '@/lib/calculator/preparation'
import type { SoldRecord } from '@/lib/calculator/sold'
import type { Summary } from '@/lib/calculator/summary'
import type { PatientFact } from '@/lib/clinic/patient-facts'
import type { ReferralLine } from '@/lib/content/search/match-referral'
import type { ForChildren } from '@/lib/entities/child'
import type { Crumb } from '@/lib/routing/crumbs'

/** A shared estimate, with the prices of today. */
export interface EstimateData {
  readonly crumbs: readonly Crumb[]
  readonly items: readonly CalculatorItem[]
  /** What is sold beside analyses, and open orders. */
  readonly also: readonly Also[]
  readonly sold: readonly SoldRecord[]
  readonly summary: Summary
  /** Of the analyses in its packages. */
  readonly terms: readonly Pick<CalculatorItem, 'days'>[]
  /** What is said of taking them from children, by their ids. */
  readonly forChildren: ReadonlyMap<number, ForChildren>
  /** Texts and leaflets, which the sanitiser has passed. */
  readonly preparation: Preparation<{ readonly title: string; readonly html: string }>
  /** A doctor's referral and its matches in the price list; `null` when none was sent. */
  readonly referral: {
    readonly text: string
    /** The text is the beginning of a longer one. */
    readonly isCut: boolean
    readonly lines: readonly ReferralLine[]
  } | null
  /** Ids that the price list does not have any more. */
  readonly unknown: readonly number[]
  /** How many codes of what is sold beside them it does not have any more. */
  readonly unknownSold: number
  /** How many codes of what stands beside the analyses do not fit. */
  readonly excess: number
  /** Absolute URL of this estimate. */
  readonly url: string
  /** How to pay, whose policies count, where results will be. */
  readonly facts: readonly PatientFact[]
  /** Today in Almaty, formatted. */
  readonly date: string
  /** Text for a messenger, with the URL. */
  readonly message: string
}
