/** What a price of a check-up package is for. */
import { type PackagePrice, packagePrices } from './check-up-prices'

export interface Included {
  readonly serviceIds: readonly number[]
  readonly analysisIds: readonly number[]
  readonly doctorIds: readonly number[]
  /** Whom it is for; absent: everybody. */
  readonly sex?: string | null
  /** Steps that no record offers, and what to do before them. */
  readonly steps?: readonly { readonly name: string; readonly preparation: string }[]
}

interface Package {
  readonly parts: readonly (Included & { readonly sex: string | null })[]
  readonly malePrice: number
  readonly femalePrice: number
  readonly generalPrice: number
}

/**
 * The prices of a package, each with what it includes.
 * @param checkUp a backend may say what is included of the check-up alone
 */
export function pricedParts(own: Package, checkUp: Included): readonly (PackagePrice & Included)[] {
  const parts = own.parts.length > 0 ? own.parts : [{ ...checkUp, sex: null }]
  return packagePrices(own).map(price => {
    const { audience } = price
    const included = parts.filter(
      ({ sex }) => audience === 'general' || (sex ?? audience) === audience,
    )
    return {
      ...price,
      serviceIds: included.flatMap(part => part.serviceIds),
      analysisIds: included.flatMap(part => part.analysisIds),
      doctorIds: included.flatMap(part => part.doctorIds),
      steps: included.flatMap(part => part.steps ?? []),
      sex: audience === 'general' ? sexOf(included) : audience,
    }
  })
}

/** That of all parts. */
function sexOf(parts: Package['parts']): string | null {
  const [sex = null, ...others] = new Set(parts.map(part => part.sex))
  return others.length > 0 ? null : sex
}
