import 'server-only'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices } from '@/lib/content/client/services'
import { trackReads } from '@/lib/invalidation/making'
import type { Service } from '@/lib/kinds/service'
import type { ServiceCategory } from '@/lib/kinds/service-category'
import { currentLocale } from '@/lib/routing/current-locale'
import { optional } from './optional'

/** What the bar of the lists shows: categories, and the services with the flag `inHeader`. */
export interface ServicesBarData {
  readonly categories: readonly ServiceCategory[]
  readonly inHeader: readonly Service[]
}

/** The bar above the lists of services. */
export const loadServicesBar = (): Promise<ServicesBarData> => trackReads(read)

async function read(): Promise<ServicesBarData> {
  const locale = await currentLocale()
  const [categories, services] = await Promise.all([
    optional(getServiceCategories(locale), []),
    optional(getServices(locale), []),
  ])
  return { categories, inHeader: services.filter(service => service.inHeader) }
}
