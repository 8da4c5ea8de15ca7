import type { Service } from 'schema-dts'
import { env } from '@/lib/clinic/environment/env'
import type { RelatedRecord } from '@/lib/props/related'
import type { Locale } from '@/lib/routing/locales'
import { clinicId } from './jsonld'
import { absoluteUrl } from './metadata'
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
  /** Whole tenge; 0 for a price on request, which has no Offer. */
  readonly price: number
  /** Until when the price applies: `2026-11-28`. */
  readonly lastDay?: string | undefined
  /** Name of the category. */
  readonly type?: string | undefined
  /** Who gives it. */
  readonly doctors?: readonly RelatedRecord[]
  /** What it consists of, or what it is part of. */
  readonly relatedTo?: readonly RelatedRecord[]
}

/** A Service with its Offer, as a MedicalProcedure cannot have offers. */
export function serviceNode(offered: OfferedService): Service {
  const { locale, path, name, description, image, price, type, lastDay } = offered
  const { doctors = [], relatedTo = [] } = offered
  const url = absoluteUrl(path, locale)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    ...(description ? { description } : {}),
    ...(image ? { image: new URL(image, env().SITE_URL).href } : {}),
    ...(type ? { serviceType: type } : {}),
    provider:
      doctors.length > 0
        ? [{ '@id': clinicId() }, ...doctors.map(each => personReference(each, locale))]
        : { '@id': clinicId() },
    ...(relatedTo.length > 0
      ? { isRelatedTo: relatedTo.map(each => serviceReference(each, locale)) }
      : {}),
    ...(price > 0
      ? { offers: { '@type': 'Offer', url, price, priceCurrency: 'KZT', ...validity(lastDay) } }
      : {}),
  }
}

/** The last day is whole: until midnight in Almaty. */
function validity(lastDay: string | undefined) {
  return lastDay ? { priceValidUntil: lastDay, validThrough: `${lastDay}T23:59:59+05:00` } : {}
}
