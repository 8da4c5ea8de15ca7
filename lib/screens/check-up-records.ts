import 'server-only'
import { checkUpPrice } from '@/lib/entities/check-up-prices'
import type { PriceKind } from '@/lib/entities/price'
import type { CheckUp, CheckUpOffer, CheckUpPackage } from '@/lib/kinds/check-up'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { sectionCrumbs } from './section-crumbs'
import type { Subject } from './subject'
import { whatsappOf } from './whatsapp'

/** A check-up as one line, with its price in tenge; 0: on request. */
export interface CheckUpLine extends Pick<CheckUp, 'id' | 'slug' | 'name'> {
  readonly price: number
  readonly priceKind: PriceKind
}

/** A check-up with the messenger's link, whose message names it, its price and its page. */
export interface AskedCheckUp extends CheckUpOffer {
  readonly whatsapp: string
}

/** A check-up with its packages, of the list of all packages. */
export function withPackages(checkUp: CheckUp, packages: readonly CheckUpPackage[]): CheckUpOffer {
  return { ...checkUp, packages: packages.filter(item => item.checkUpId === checkUp.id) }
}

/** A check-up as a line of a list. */
export function lineOf({ id, slug, name, packages }: CheckUpOffer): CheckUpLine {
  const { tenge, kind } = checkUpPrice(packages)
  return { id, slug, name, price: tenge, priceKind: kind }
}

export function subjectOf({ name, slug, packages }: CheckUpOffer): Subject {
  return { name, path: pathOf('checkUp', slug), price: checkUpPrice(packages) }
}

/** With the messenger's link about it. */
export async function asked(offer: CheckUpOffer, locale: Locale): Promise<AskedCheckUp> {
  return { ...offer, whatsapp: await whatsappOf(subjectOf(offer), locale) }
}

/** Breadcrumbs of the main page of check-ups, of a parent, or of a check-up of it. */
export async function checkUpCrumbs(
  parent: ParentCheckUp | null = null,
  checkUp: CheckUp | null = null,
): Promise<Crumb[]> {
  return sectionCrumbs(
    'checkUps',
    ...(parent ? [{ name: parent.name, path: pathOf('parentCheckUp', parent.slug) }] : []),
    ...(checkUp ? [{ name: checkUp.name, path: pathOf('checkUp', checkUp.slug) }] : []),
  )
}
