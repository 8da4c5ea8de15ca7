/** Promotions. */
import { promotionCategories } from '@/lib/entities/promotion-categories'
import {
  draft,
  focus,
  forAdults,
  forChildren,
  formerSlugs,
  id,
  slugOfFile,
  updatedAt,
} from './common'
import {
  choice,
  day,
  flag,
  ids,
  longText,
  optional,
  orNone,
  paper,
  percent,
  picture,
  points,
  price,
  references,
  stages,
  title,
  whole,
} from './field'
import { type EntityOf, kind } from './kind'

export const promotionKind = kind(
  {
    ...{ entity: 'promotion', path: 'promotions', home: 'promotions/{slug}.yaml' },
    heading: 'A promotion: the name of this file is the address of the page, /promotions/{slug}.',
  },
  {
    id,
    draft,
    slug: slugOfFile,
    name: title(),
    // A backend that knows no tabs leaves it out: it then follows from name and description (B19).
    category: choice(promotionCategories),
    services: references('services', {
      says: 'Names of files in services/ that it consists of: the price is compared with theirs.',
    }),
    visits_to: references('specialties', {
      says: 'Specialties of the doctors whom it offers a visit to.',
    }),
    description: longText(),
    list_description: points({ says: 'What is included.' }),
    journey_description: stages({ says: 'What happens on the visit, in order.' }),
    image: orNone(picture()),
    image_focus: focus,
    discount: { ...percent({ says: 'Percent.' }), blank: '10' },
    ...price('price', {
      says: 'Whole tenge, the discount already taken off; or: free, exactly 9000.',
    }),
    file: orNone(paper({ says: 'The PDF with the preparation, or null.' })),
    result_in_time: orNone(
      whole(1, undefined, { says: 'Minutes until the result is there, or null.' }),
    ),
    warning: orNone(longText({ says: 'Who must not have it, or null.' })),
    until: optional(day({ says: 'The last day, such as {today}; without the line it goes on.' })),
    is_certificate: flag({ says: 'A gift certificate.' }),
    is_for_childs: forChildren,
    is_for_olders: forAdults,
    former_slugs: formerSlugs,
    updated_at: updatedAt,
    /** What it includes, and whose visits. */
    service_ids: ids,
    doctor_ids: ids,
  },
)

export type Promotion = EntityOf<typeof promotionKind>
