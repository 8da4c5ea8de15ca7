/** Check-ups: families, their programmes and priced packages. */
import type { SeedParentCheckUp } from '../types'
import { checkUpPackages } from './packages'
import { parents } from './parents'
import { checkUps } from './programmes'

/** The lowest price of any package of the family, in tenge: the "from" price of its card. */
function lowestPrice(parentId: number): number {
  const family = new Set(checkUps.filter(each => each.parent_id === parentId).map(each => each.id))
  const prices = checkUpPackages
    .filter(each => family.has(each.check_up_id))
    .flatMap(each => [each.general_price, each.male_check_up_price, each.female_check_up_price])
    .filter(price => price !== null)
  return Math.min(...prices)
}

export const parentCheckUps: readonly SeedParentCheckUp[] = parents.map(parent => ({
  ...parent,
  min_price: lowestPrice(parent.id),
}))

export { checkUpPackages, checkUps }
