import 'server-only'
import { getServiceCategories } from '@/lib/api/service-categories'
import { getServices } from '@/lib/api/services'
import { currentLocale } from '@/lib/i18n/current'
import type { ServicesBarData } from '@/lib/views/services'
import { optional } from './optional'

/** The bar above the lists of services. */
export async function loadServicesBar(): Promise<ServicesBarData> {
  const locale = await currentLocale()
  const [categories, services] = await Promise.all([
    optional(getServiceCategories(locale), []),
    optional(getServices(locale), []),
  ])
  return { categories, inHeader: services.filter(service => service.in_header) }
}
