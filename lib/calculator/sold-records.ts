/** Services, visits and packages as an estimate and the price list name them. */
import { firstVisit, repeatedVisit, type VisitPrices } from '@/lib/doctors/visit-prices'
import { type PackagePrice, packagePrices } from '@/lib/entities/check-up-prices'
import { type Price, priceOf } from '@/lib/entities/price'
import type { CheckUpPackage } from '@/lib/kinds/check-up'
import type { Doctor } from '@/lib/kinds/doctor'
import type { Service } from '@/lib/kinds/service'
import { lowerFirst } from '@/lib/text/lower-first'
import { itemPrices } from './item-of'
import { firstVisitCode, packageCode, repeatedVisitCode, type Sold, serviceCode } from './sold'

export const soldService = ({
  id,
  name,
  price,
  priceKind,
  prices = [],
}: Pick<Service, 'id' | 'name' | 'price' | 'priceKind'> &
  Partial<Pick<Service, 'prices'>>): Sold => ({
  code: serviceCode(id),
  name,
  price: priceOf('service', price, priceKind),
  ...(prices.length > 0 && { prices: itemPrices(prices) }),
})

type VisitWords = Readonly<Record<'first' | 'repeated', string>>

/** "Name Surname: first visit", and the repeated one where it has a price. */
export function soldVisits(
  { id, name, ...doctor }: VisitPrices & Pick<Doctor, 'id' | 'name'>,
  words: VisitWords,
): { readonly first: Sold; readonly repeated?: Sold } {
  const visit = (code: string, word: string, price: Price): Sold => ({
    code,
    name: `${name}: ${lowerFirst(word)}`,
    price,
  })
  const again = repeatedVisit(doctor)
  return {
    first: visit(firstVisitCode(id), words.first, firstVisit(doctor)),
    ...(again.kind !== 'onRequest' && {
      repeated: visit(repeatedVisitCode(id), words.repeated, again),
    }),
  }
}

type PackageWords = Readonly<Record<PackagePrice['audience'], string>>

/** "Check-up: package (for men)", without what says nothing; one for each price of the package. */
export function soldPackages(
  checkUp: string,
  own: CheckUpPackage,
  words: PackageWords,
): readonly (PackagePrice & { readonly sold: Sold })[] {
  const name = own.name === checkUp ? checkUp : `${checkUp}: ${own.name}`
  return packagePrices(own).map(({ audience, value }) => ({
    ...{ audience, value },
    sold: {
      code: packageCode(own.id, audience),
      name: audience === 'general' ? name : `${name} (${lowerFirst(words[audience])})`,
      price: priceOf('package', value),
    },
  }))
}
