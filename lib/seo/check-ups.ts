/** Structured data of check-ups: a Service of the clinic with all prices that the page shows. */
import type { AggregateOffer, Service } from 'schema-dts'
import { type PackagePrice, type PriceSpan, packagePrices } from '@/lib/entities/check-up-prices'
import { priceOf } from '@/lib/entities/price'
import type { Related } from '@/lib/entities/related'
import type { CheckUpOffer } from '@/lib/kinds/check-up'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from './metadata'
import { offersOf } from './offer'
import { serviceNode } from './service'

/** A parent programme in a list, with its lowest price alone. */
export function parentTeaserNode(parent: ParentCheckUp, locale: Locale): Service {
  const { minPrice } = parent
  return parentNode(parent, minPrice > 0 ? { lowPrice: minPrice } : null, locale)
}

/** A parent programme on its own page, with the prices of its packages. */
export function parentPageNode(
  parent: ParentCheckUp,
  span: PriceSpan | null,
  locale: Locale,
): Service {
  const prices = span && { lowPrice: span.low, highPrice: span.high, offerCount: span.count }
  return parentNode(parent, prices, locale)
}

/** Labels of the audience of a price, as the page shows them. */
export type AudienceLabels = Readonly<Record<PackagePrice['audience'], string>>

/** One check-up; every price of every package is an offer of its own. */
export function checkUpNode(
  { slug, name, shortDescription: description, packages }: CheckUpOffer,
  audiences: AudienceLabels,
  { doctors, services, analyses }: Pick<Related, 'doctors' | 'services' | 'analyses'>,
  locale: Locale,
): Service {
  const path = pathOf('checkUp', slug)
  const url = absoluteUrl(path, locale)
  const offers = packages.flatMap(item =>
    packagePrices(item).flatMap(({ audience, value }) =>
      offersOf(priceOf('package', value), {
        name: item.name,
        description: audiences[audience],
        url,
      }),
    ),
  )
  const service = serviceNode({
    ...{ locale, path, name, description, image: null, doctors },
    relatedTo: [...services, ...analyses],
  })
  return offers.length > 0 ? { ...service, offers } : service
}

interface Prices {
  readonly lowPrice: number
  readonly highPrice?: number
  readonly offerCount?: number
}

function parentNode(parent: ParentCheckUp, prices: Prices | null, locale: Locale): Service {
  const { slug, name, shortDescription: description, image } = parent
  const path = pathOf('parentCheckUp', slug)
  const service = serviceNode({ locale, path, name, description, image })
  if (!prices) return service
  const offers: AggregateOffer = { '@type': 'AggregateOffer', ...prices, priceCurrency: 'KZT' }
  return { ...service, offers }
}
