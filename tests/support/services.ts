import { serviceCategorySchema, serviceSchema } from '@/lib/entities/service'

/** A service with an id; a test sets only the fields it is about. */
export function service(id: number, about: Record<string, unknown> = {}) {
  return serviceSchema.parse({ id, slug: `service-${id}`, name: `Услуга ${id}`, ...about })
}

export function serviceCategory(id: number, sort: number) {
  return serviceCategorySchema.parse({ id, sort, slug: `category-${id}`, name: `Раздел ${id}` })
}
