/** Services. */
import { z } from 'zod'
import * as tolerant from '@/lib/entities/fields'
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
  flag,
  group,
  ids,
  list,
  longText,
  namedPrices,
  optional,
  orNone,
  paper,
  percent,
  picture,
  points,
  price,
  reference,
  title,
} from './field'
import { type EntityOf, kind } from './kind'
import * as strict from './strict'

export const serviceKind = kind(
  {
    ...{ entity: 'service', path: 'services', home: 'services/{slug}.yaml' },
    heading: 'aService',
  },
  {
    id,
    draft,
    slug: slugOfFile,
    name: title(),
    category: reference('serviceCategories', {
      says: 'categoryOfService',
    }),
    visit_to: optional(
      reference('specialties', {
        says: 'firstVisit',
        example: 'kardiolog',
      }),
    ),
    description: longText(),
    list_description: {
      ...points({ says: 'whatIsIncluded', blank: '[]' }),
      file: strict.points.prefault([]),
    },
    journey_description: list(group({ name: title(), description: longText() }), {
      says: 'inOrder',
    }),
    image: orNone(
      picture({
        says: 'picture',
      }),
    ),
    image_focus: focus,
    discount: orNone(percent({ says: 'percentOrNone' })),
    ...price('price', {
      says: 'priceOfService',
    }),
    prices: namedPrices({
      says: 'severalPrices',
      example: '[{ name: { ru: …, kk: … }, price: 9000 }]',
    }),
    file: orNone(paper({ says: 'leaflet' })),
    warning: orNone(longText({ says: 'warning' })),
    in_header: flag({ says: 'inHeader' }),
    is_for_childs: forChildren,
    is_for_olders: forAdults,
    former_slugs: formerSlugs,
    updated_at: updatedAt,
    /** `null`: the service is on no category page, but has its own. */
    category_service: {
      ...group({ id, name: title() }),
      file: undefined,
      wire: z.object({ id: tolerant.id, name: tolerant.name }).nullable().catch(null),
    },
    /** Who gives it; empty: it may follow from the name (B114). */
    doctor_ids: ids,
    /** Who explains the result, where others do the examination. */
    reader_ids: ids,
  },
)

export type Service = EntityOf<typeof serviceKind>
