import 'server-only'
import type { Service, ServiceCategory } from '@/lib/entities/service'
import { isTopCategory } from '@/lib/site/service-categories'
import { serviceCounts } from '@/lib/views/services'

/**
 * The popular services: those of the category with sort 1, and where these are fewer than five,
 * the first of the rest. `others` is what no other list shows, so that every service is linked.
 */
export function topServices(services: readonly Service[], categories: readonly ServiceCategory[]) {
  const topIds = new Set(categories.filter(isTopCategory).map(({ id }) => id))
  const ids = new Set(categories.map(({ id }) => id))
  const popular = services.filter(service => topIds.has(categoryId(service)))
  const rest = services.filter(service => !topIds.has(categoryId(service)))
  const top = [...popular, ...rest].slice(0, serviceCounts.top)
  const unlisted = rest.filter(service => !ids.has(categoryId(service)))
  return { top, others: [...popular, ...unlisted].filter(service => !top.includes(service)) }
}

export function servicesOf(category: ServiceCategory, services: readonly Service[]): Service[] {
  return services.filter(service => categoryId(service) === category.id)
}

export function categoryOf(
  service: Service,
  categories: readonly ServiceCategory[],
): ServiceCategory | null {
  return categories.find(({ id }) => id === categoryId(service)) ?? null
}

/**
 * Those that follow a service in its category, from the start again after the last: each is linked
 * from as many pages as any other.
 */
export function relatedServices(service: Service, services: readonly Service[]): Service[] {
  const siblings = services.filter(other => categoryId(other) === categoryId(service))
  const place = siblings.findIndex(({ id }) => id === service.id)
  return [...siblings.slice(place + 1), ...siblings.slice(0, Math.max(place, 0))].slice(
    0,
    serviceCounts.related,
  )
}

/** The name, with its category where another service has the same one: titles are unique (R2). */
export function uniqueName(service: Service, services: readonly Service[]): string {
  const namesake = services.some(({ id, name }) => id !== service.id && name === service.name)
  const category = service.category_service?.name
  return namesake && category ? `${service.name} (${category})` : service.name
}

/** The lowest price of all that have one, in whole tenge; 0 when none has. */
export function minPrice(services: readonly Service[]): number {
  const prices = services.map(({ price }) => price).filter(price => price > 0)
  return prices.length > 0 ? Math.min(...prices) : 0
}

/** 0 stands for none: ids are positive. */
function categoryId({ category_service }: Service): number {
  return category_service?.id ?? 0
}
