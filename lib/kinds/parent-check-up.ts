/** Groups of check-ups. */
import { formerSlugs, id, slug, updatedAt } from './common'
import { inResponses, list, longText, picture, tenge, title } from './field'
import { type EntityOf, kind } from './kind'

export const parentCheckUpKind = kind(
  {
    ...{ entity: 'parent check-up', path: 'parent-check-ups', home: 'parent-check-ups.yaml' },
  },
  {
    id,
    slug,
    name: title(),
    short_description: longText(),
    short_tags: list(title(), { says: 'shortLabels' }),
    image: picture(),
    former_slugs: { ...formerSlugs, says: 'formerSlugsInList' },
    updated_at: updatedAt,
    /** The lowest price of its packages. */
    min_price: inResponses(tenge()),
  },
)

export type ParentCheckUp = EntityOf<typeof parentCheckUpKind>
