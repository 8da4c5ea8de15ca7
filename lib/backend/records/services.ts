/** `service-categories.yaml` and `services/*.yaml`. */
import { z } from 'zod'
import { slug } from '@/lib/entities/fields'
import {
  both,
  day,
  discount,
  draft,
  focus,
  formerSlugs,
  id,
  path,
  points,
  price,
  reference,
} from './fields'
import { bothTemplate, flagsTemplate, focusTemplate, updatedTemplate } from './template'

export const serviceCategoryFile = z.strictObject({
  id,
  slug,
  name: both,
  /** Order of the tab; the one with 1 is "top services". */
  sort: z.int().min(1),
})

export const serviceFile = z.strictObject({
  id,
  draft,
  name: both,
  category: reference,
  /** Specialty whose first visit this is, at the price of the cheapest doctor. */
  visit_to: reference.optional(),
  description: both,
  list_description: points.prefault([]),
  journey_description: z.array(z.strictObject({ name: both, description: both })).default([]),
  image: path.nullable().default(null),
  image_focus: focus,
  discount: discount.nullable().default(null),
  /** What a visitor pays, the discount taken off. */
  price,
  /** The PDF with the preparation. */
  file: path.nullable().default(null),
  warning: both.nullable().default(null),
  in_header: z.boolean().default(false),
  is_for_childs: z.boolean().default(false),
  is_for_olders: z.boolean().default(false),
  former_slugs: formerSlugs,
  updated_at: day.optional(),
})

export interface Service
  extends Omit<z.infer<typeof serviceFile>, 'draft' | 'image_focus' | 'category' | 'visit_to'> {
  readonly id: number
  readonly slug: string
  readonly category_service_id: number | null
  /** Who gives it; nobody is named for what any nurse does. */
  readonly doctor_ids: readonly number[]
  /** Who explains the result. */
  readonly reader_ids: readonly number[]
}

export const serviceCategoryTemplate = `
# The place among the tabs is sort; the one with 1 is the top services.
- slug: {slug}
  name: { ru: '', kk: '' }
  sort: {place}
`

export const serviceTemplate = `# A service: the name of this file is the address of the page, /services/details/{slug}.
name:${bothTemplate}
# A slug of service-categories.yaml, which a new one begins: content -- new service-category SLUG
category: ''
# For a first visit to a doctor: the specialty. The price is then that of the cheapest doctor.
# visit_to: kardiolog
# Whole tenge, the discount already taken off; null: on request.
price: null
# Percent, or null.
discount: null
# A picture of public/ or, as /files/…, of files/ in the content folder; null: none.
image: null
${focusTemplate}
# The PDF with the preparation, or null.
file: null
# In the menu of the header.
in_header: false
${flagsTemplate}
description:${bothTemplate}
# What is included.
list_description: []
#  - { ru: …, kk: … }
# What happens, in order.
journey_description: []
#  - name: { ru: …, kk: … }
#    description: { ru: …, kk: … }
# Who must not have it, or null.
warning: null
${updatedTemplate}`
