/** Categories of services. */
import 'server-only'
import { serviceCategoryKind } from '@/lib/kinds/service-category'
import { callsOf } from './calls'
import { resourceOf } from './kind'

export const serviceCategories = callsOf({
  ...resourceOf(serviceCategoryKind),
  order: (a, b) => a.sort - b.sort,
})

/** In the order of the tabs. @throws BackendError */
export const { list: getServiceCategories } = serviceCategories
