import 'server-only'
import type { Service } from '@/lib/kinds/service'
import type { ServiceCategory } from '@/lib/kinds/service-category'
import { isTopCategory } from '@/lib/routing/service-categories'
import { serviceCounts } from '@/lib/screens/counts'
import { followingOf } from './record'

/**
 * The popular services: those of the category with sort 1, and where these are fewer than five,
 * the first of the rest. `others` is what no other list shows, so that every service is linked.
 */
export function topServices(services: readonly Service[], categories: readonly ServiceCategory[]) {
  const ids = new Set(categories.map(({ id }) => id))
  const { popular, rest, all } = foremost(services, categories)
  const top = all.slice(0, serviceCounts.top)
  const unlisted = rest.filter(service => !ids.has(categoryId(service)))
  return { top, others: [...popular, ...unlisted].filter(service => !top.includes(service)) }
}

/** The popular services, then the first of each other category: a price list begins with dozens of one. */
export function foremost(services: readonly Service[], categories: readonly ServiceCategory[]) {
  const topIds = new Set(categories.filter(isTopCategory).map(({ id }) => id))
  const popular = services.filter(service => topIds.has(categoryId(service)))
  const rest = services.filter(service => !topIds.has(categoryId(service)))
  const firsts = new Map([...rest].reverse().map(service => [categoryId(service), service]))
  const isFirst = (service: Service) => firsts.get(categoryId(service)) === service
  const all = [...popular, ...rest.filter(isFirst), ...rest.filter(service => !isFirst(service))]
  return { popular, rest, all }
}

/** Those of one category, in the backend's order. */
export function servicesOf(category: ServiceCategory, services: readonly Service[]): Service[] {
  return services.filter(service => categoryId(service) === category.id)
}

/** `null` for a service of no category, or of one that the backend does not list. */
export function categoryOf(
  service: Service,
  categories: readonly ServiceCategory[],
): ServiceCategory | null {
  return categories.find(({ id }) => id === categoryId(service)) ?? null
}

/** Those that follow a service in its category. */
export function relatedServices(service: Service, services: readonly Service[]): Service[] {
  const siblings = services.filter(other => categoryId(other) === categoryId(service))
  return followingOf(siblings, service).slice(0, serviceCounts.related)
}

/** The name, with its category where another service has the same one: titles are unique (R2). */
export function uniqueName(service: Service, services: readonly Service[]): string {
  const namesake = services.some(({ id, name }) => id !== service.id && name === service.name)
  const category = service.serviceCategory?.name
  return namesake && category ? `${service.name} (${category})` : service.name
}

/** 0 stands for none: ids are positive. */
function categoryId({ serviceCategory }: Service): number {
  return serviceCategory?.id ?? 0
}
