import 'server-only'
import type { CheckUp, CheckUpPackage, ParentCheckUp } from '@/lib/entities/check-up'
import { priceSpan } from '@/lib/entities/check-up-prices'
import type { CheckUpLine, CheckUpOffer } from '@/lib/props/check-ups'
import type { Crumb } from '@/lib/routing/crumbs'
import { pathOf } from '@/lib/routing/routes'
import { sectionCrumbs } from './section-crumbs'

/** A check-up with its packages, of the list of all packages. */
export function withPackages(checkUp: CheckUp, packages: readonly CheckUpPackage[]): CheckUpOffer {
  return { ...checkUp, packages: packages.filter(item => item.checkUpId === checkUp.id) }
}

/** A check-up as a line of a list, with the lowest price of its packages; 0: on request. */
export function lineOf({ id, slug, name, packages }: CheckUpOffer): CheckUpLine {
  return { id, slug, name, price: priceSpan(packages)?.low ?? 0 }
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
