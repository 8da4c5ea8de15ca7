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
    heading:
      'A service: the name of this file is the address of the page, /services/details/{slug}.',
  },
  {
    id,
    draft,
    slug: slugOfFile,
    name: title(),
    category: reference('serviceCategories', {
      says: 'A slug of service-categories.yaml, which a new one begins: content -- new service-category SLUG',
    }),
    visit_to: optional(
      reference('specialties', {
        says: 'For a first visit to a doctor: the specialty. The price is then that of the cheapest doctor.',
        example: 'kardiolog',
      }),
    ),
    description: longText(),
    list_description: {
      ...points({ says: 'What is included.', blank: '[]' }),
      file: strict.points.prefault([]),
    },
    journey_description: list(group({ name: title(), description: longText() }), {
      says: 'What happens, in order.',
    }),
    image: orNone(
      picture({
        says: 'A picture of files/ in the content folder, as /files/…; null: none.',
      }),
    ),
    image_focus: focus,
    discount: orNone(percent({ says: 'Percent, or null.' })),
    ...price('price', {
      says: `Whole tenge, the discount already taken off; null: on request. In words: free, from 9000,
exactly 9000. A number alone is shown as the lowest price.`,
    }),
    prices: namedPrices({
      says: 'In place of one price: several, each with what it is for.',
      example: '[{ name: { ru: …, kk: … }, price: 9000 }]',
    }),
    file: orNone(paper({ says: 'The PDF with the preparation, or null.' })),
    warning: orNone(longText({ says: 'Who must not have it, or null.' })),
    in_header: flag({ says: 'In the menu of the header.' }),
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
