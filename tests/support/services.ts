import { serviceKind } from '@/lib/kinds/service'
import { serviceCategoryKind } from '@/lib/kinds/service-category'

/** A service with an id; a test sets only the fields it is about. */
export function service(id: number, about: Record<string, unknown> = {}) {
  return serviceKind.schema.parse({ id, slug: `service-${id}`, name: `Услуга ${id}`, ...about })
}

export function serviceCategory(id: number, sort: number) {
  return serviceCategoryKind.schema.parse({
    id,
    sort,
    slug: `category-${id}`,
    name: `Раздел ${id}`,
  })
}
