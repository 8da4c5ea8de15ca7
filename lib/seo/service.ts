import type { Service } from 'schema-dts'
import { env } from '@/lib/clinic/environment/env'
import type { Locale } from '@/lib/routing/locales'
import { clinicId } from './jsonld'
import { absoluteUrl } from './metadata'

/** A service or a promotion, as its page shows it. */
export interface Offered {
  readonly locale: Locale
  /** Without language prefix. */
  readonly path: string
  readonly name: string
  readonly description: string
  /** Path or URL; `null`: the page shows none. */
  readonly image: string | null
  /** Whole tenge; 0 for a price on request, which has no Offer. */
  readonly price: number
  /** Name of the category. */
  readonly type?: string | undefined
}

/** A Service with its Offer, as a MedicalProcedure cannot have offers. */
export function serviceNode(offered: Offered): Service {
  const { locale, path, name, description, image, price, type } = offered
  const url = absoluteUrl(path, locale)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    ...(description ? { description } : {}),
    ...(image ? { image: new URL(image, env().SITE_URL).href } : {}),
    ...(type ? { serviceType: type } : {}),
    provider: { '@id': clinicId() },
    ...(price > 0 ? { offers: { '@type': 'Offer', url, price, priceCurrency: 'KZT' } } : {}),
  }
}
