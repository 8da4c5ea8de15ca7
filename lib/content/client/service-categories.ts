/** Categories of services. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type ServiceCategory, serviceCategorySchema } from '@/lib/content/entities/service'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import type { Source } from './reader'

const category: Resource<ServiceCategory> = {
  entity: 'service category',
  path: 'category-services',
  schema: serviceCategorySchema,
  clean: value => ({ ...value, name: plainText(value.name) }),
  order: (a, b) => a.sort - b.sort,
}

/** In the order of the tabs. @throws BackendError */
export function getServiceCategories(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly ServiceCategory[]> {
  return from.list(category, locale)
}

/** @throws BackendError */
export function getServiceCategory(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<ServiceCategory | null> {
  return from.record(category, locale, id)
}
