import type { CalculatorItem } from '@/lib/calculator/item'
import type { Preparation } from '@/lib/calculator/preparation'
import type { Summary } from '@/lib/calculator/summary'
import type { ReferralLine } from '@/lib/content/search/match-referral'
import type { Crumb } from '@/lib/routing/crumbs'

/** How to prepare, with the text of the leaflet if the clinic has it. */
export interface LeafletPreparation extends Preparation {
  readonly leaflet: { readonly title: string; readonly html: string } | null
}

/** How to prepare for analyses without a leaflet. */
export interface ToldPreparation {
  /** HTML that the sanitiser has passed. */
  readonly html: string
  /** HTML names of the analyses it is for. */
  readonly names: readonly string[]
}

/** A shared estimate, with the prices of today. */
export interface EstimateData {
  readonly crumbs: readonly Crumb[]
  readonly items: readonly CalculatorItem[]
  readonly summary: Summary
  readonly preparations: readonly LeafletPreparation[]
  readonly told: readonly ToldPreparation[]
  /** Plain names of analyses of which nothing is said. */
  readonly untold: readonly string[]
  /** A doctor's referral and its matches in the price list; `null` when none was sent. */
  readonly referral: { readonly text: string; readonly lines: readonly ReferralLine[] } | null
  /** Ids that the price list does not have any more. */
  readonly unknown: readonly number[]
  /** Absolute URL of this estimate. */
  readonly url: string
  /** Today in Almaty, formatted. */
  readonly date: string
  /** Text for a messenger, with the URL. */
  readonly message: string
}
