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
    heading: 'aPromotion',
  },
  {
    id,
    draft,
    slug: slugOfFile,
    name: title(),
    // A backend that knows no tabs leaves it out: it then follows from name and description (B19).
    category: choice(promotionCategories),
    services: references('services', {
      says: 'partsOfPromotion',
    }),
    visits_to: references('specialties', {
      says: 'visitsOfPromotion',
    }),
    description: longText(),
    list_description: points({ says: 'whatIsIncluded' }),
    journey_description: stages({ says: 'onTheVisit' }),
    image: orNone(picture()),
    image_focus: focus,
    discount: { ...percent({ says: 'percent' }), blank: '10' },
    ...price('price', {
      says: 'priceWithoutDiscount',
    }),
    file: orNone(paper({ says: 'leaflet' })),
    result_in_time: orNone(whole(1, undefined, { says: 'minutes' })),
    warning: orNone(longText({ says: 'warning' })),
    until: optional(day({ says: 'lastDay' })),
    is_certificate: flag({ says: 'giftCertificate' }),
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
