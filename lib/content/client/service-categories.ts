/** Categories of services. */
import 'server-only'
import { type ServiceCategory, serviceCategorySchema } from '@/lib/entities/service'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'

export const serviceCategories = callsOf<ServiceCategory>({
  entity: 'service category',
  path: 'category-services',
  schema: serviceCategorySchema,
  clean: value => ({ ...value, name: plainText(value.name) }),
  order: (a, b) => a.sort - b.sort,
})

/** In the order of the tabs. @throws BackendError */
export const { list: getServiceCategories } = serviceCategories
