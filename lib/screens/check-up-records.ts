import 'server-only'
import { checkUpPrice } from '@/lib/entities/check-up-prices'
import type { CheckUp, CheckUpPackage } from '@/lib/kinds/check-up'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { AskedCheckUp, CheckUpLine, CheckUpOffer } from '@/lib/props/check-ups'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { sectionCrumbs } from './section-crumbs'
import type { Subject } from './subject'
import { whatsappOf } from './whatsapp'

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
