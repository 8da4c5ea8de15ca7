import 'server-only'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices } from '@/lib/content/client/services'
import { trackReads } from '@/lib/invalidation/making'
import type { ServicesBarData } from '@/lib/props/services'
import { currentLocale } from '@/lib/routing/current-locale'
import { optional } from './optional'

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
