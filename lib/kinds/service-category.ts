/** Categories of services, which are tabs. */
import { id, slug, updatedAt } from './common'
import { inResponses, title, whole } from './field'
import { type EntityOf, kind } from './kind'

export const serviceCategoryKind = kind(
  {
    ...{
      entity: 'service category',
      path: 'category-services',
      home: 'service-categories.yaml',
    },
    heading: 'placeAmongTabs',
  },
  {
    id,
    slug,
    name: title(),
    sort: whole(1, undefined, { blank: '{place}' }),
    updated_at: inResponses(updatedAt),
  },
)

export type ServiceCategory = EntityOf<typeof serviceCategoryKind>
