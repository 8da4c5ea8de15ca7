import type { Service } from 'schema-dts'
import { env } from '@/lib/clinic/environment/env'
import { type NamedPrice, priceOfName } from '@/lib/entities/named-prices'
import type { Price } from '@/lib/entities/price'
import type { RelatedRecord } from '@/lib/entities/related'
import type { Locale } from '@/lib/routing/locales'
import { clinicId } from './jsonld'
import { absoluteUrl } from './metadata'
import { offersOf } from './offer'
import { personReference, serviceReference } from './references'

/** A service or a promotion, as its page shows it. */
export interface OfferedService {
  readonly locale: Locale
  /** Without language prefix. */
  readonly path: string
  readonly name: string
  readonly description: string
  /** Path or URL; `null`: the page shows none. */
  readonly image: string | null
  /** None for what is not sold, or has its offers added to it. */
  readonly price?: Price
  /** Each an offer of its own, in place of the price. */
  readonly prices?: readonly NamedPrice[] | undefined
  /** Until when the price applies: `2026-11-28`. */
  readonly lastDay?: string | undefined
  /** Name of the category. */
  readonly type?: string | undefined
  /** Who provides it in place of the clinic. */
  readonly insurer?: string | undefined
  /** Who gives it. */
  readonly doctors?: readonly RelatedRecord[]
  /** What it consists of, or what it is part of. */
  readonly relatedTo?: readonly RelatedRecord[]
}

/** A Service with its Offer, as a MedicalProcedure cannot have offers. */
export function serviceNode(offered: OfferedService): Service {
  const { locale, path, name, description, image, price, prices, type, lastDay } = offered
  const { relatedTo = [] } = offered
  const url = absoluteUrl(path, locale)
  const offers = prices?.length
    ? prices.flatMap(each => offersOf(priceOfName(each), { name: each.name, url, lastDay }))
    : price
      ? offersOf(price, { url, lastDay })
      : []
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    ...(description ? { description } : {}),
    ...(image ? { image: new URL(image, env().SITE_URL).href } : {}),
    ...(type ? { serviceType: type } : {}),
    provider: providerOf(offered),
    ...(relatedTo.length > 0
      ? { isRelatedTo: relatedTo.map(each => serviceReference(each, locale)) }
      : {}),
    ...(offers[0] && { offers: offers.length > 1 ? offers : offers[0] }),
  }
}

/** Insurance is provided by a licensed insurer, never by the clinic. */
function providerOf({ doctors = [], insurer, locale }: OfferedService): Service['provider'] {
  if (insurer) return { '@type': 'Organization', name: insurer }
  const clinic = { '@id': clinicId() }
  if (doctors.length === 0) return clinic
  return [clinic, ...doctors.map(each => personReference(each, locale))]
}
