import { pathOf } from './routes'

/** The fields its path depends on. */
interface Category {
  readonly slug: string
  /** Order of the tabs. */
  readonly sort: number
}

/** The category with sort 1 is the top list (B19). */
export function isTopCategory({ sort }: Category): boolean {
  return sort === 1
}

/** Where a category's services are listed, without language prefix. */
export function serviceCategoryPath(category: Category): string {
  return isTopCategory(category) ? pathOf('servicesTop') : pathOf('servicesCategory', category.slug)
}
