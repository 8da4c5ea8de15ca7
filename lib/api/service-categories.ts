/** Categories of services (spec 2 §7). */
import 'server-only'
import { type ServiceCategory, serviceCategorySchema } from '@/lib/entities/service'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'

const category: Resource<ServiceCategory> = {
  entity: 'service category',
  schema: serviceCategorySchema,
  clean: value => ({ ...value, name: plainText(value.name) }),
}

/** In the order of the tabs. @throws BackendError */
export async function getServiceCategories(
  locale: Locale,
  read?: Read,
): Promise<ServiceCategory[]> {
  const categories = await readList(category, { path: 'category-services', locale }, read)
  return categories.toSorted((a, b) => a.sort - b.sort)
}

/** @throws BackendError */
export function getServiceCategory(
  locale: Locale,
  id: number,
  read?: Read,
): Promise<ServiceCategory | null> {
  return readRecord(category, { path: `category-services/${id}`, locale }, read)
}
