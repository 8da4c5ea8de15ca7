import type { Fasting, Preparation } from '@/lib/calculator/preparation'
import type { PriceKind } from '@/lib/entities/price'
import type { CheckUp, CheckUpPackage } from '@/lib/kinds/check-up'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Promotion } from '@/lib/kinds/promotion'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Fact } from './facts'
import type { Related } from './related'

/** A check-up as one line, with its price in tenge; 0: on request. */
export interface CheckUpLine extends Pick<CheckUp, 'id' | 'slug' | 'name'> {
  readonly price: number
  readonly priceKind: PriceKind
}

/** A check-up with the packages it is sold in. */
export interface CheckUpOffer extends CheckUp {
  readonly packages: readonly CheckUpPackage[]
}

/** A check-up with the messenger's link, whose message names it, its price and its page. */
export interface AskedCheckUp extends CheckUpOffer {
  readonly whatsapp: string
}

/** A parent programme with the check-ups in it. */
export interface Direction {
  readonly parent: ParentCheckUp
  readonly lines: readonly CheckUpLine[]
}

export interface Face {
  readonly id: number
  readonly image: string
}

/** The main page of check-ups. */
export interface CheckUpsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly directions: readonly Direction[]
  /** Photos of some of the doctors. */
  readonly faces: readonly Face[]
  readonly promotion: Promotion | null
  readonly lead: string
}

/** One parent programme. */
export interface ParentCheckUpData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly parent: ParentCheckUp
  readonly checkUps: readonly AskedCheckUp[]
  readonly others: readonly ParentCheckUp[]
}

/** One check-up. */
export interface CheckUpData {
  readonly h1: string
  readonly relations: Related
  readonly crumbs: readonly Crumb[]
  readonly checkUp: AskedCheckUp
  /** `null` when the backend names a parent that is not there. */
  readonly parent: ParentCheckUp | null
  /** How to prepare for all that its packages include; texts that the sanitiser has passed. */
  readonly preparation: Preparation<{ readonly title: string }>
  /** The longest time without food for each package, where it is not the same for all of them. */
  readonly fasting: readonly { readonly name: string; readonly fasting: Fasting }[]
  /** The other check-ups of the parent. */
  readonly siblings: readonly CheckUpLine[]
}

/** Whether there is a list of prices to lead to. */
export const hasLines = (directions: readonly Direction[]): boolean =>
  directions.some(({ lines }) => lines.length > 0)

/** Some of the check-ups have a price. */
export const linesPriced = (directions: readonly Direction[]): Fact =>
  directions.some(({ lines }) => lines.some(({ price }) => price > 0)) ? 'yes' : 'no'

/** Parents that are cards of the first row; the next one is highlighted (B14). */
export const firstDirections = 3

/** Photos of the specialists that are shown. */
export const faceCount = 5
