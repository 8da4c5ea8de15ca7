/** `promotions/*.yaml` and `banners.yaml`. */
import { z } from 'zod'
import { promotionCategories } from '@/lib/entities/promotion'
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
  stages,
} from './fields'
import { bothTemplate, flagsTemplate, focusTemplate, updatedTemplate } from './template'

export const promotionFile = z.strictObject({
  id,
  draft,
  name: both,
  category: z.enum(promotionCategories),
  /** Services that it includes, repeated as often as they are given. */
  services: z.array(reference).default([]),
  /** Specialties of the doctors whom it offers a visit to. */
  visits_to: z.array(reference).default([]),
  description: both,
  list_description: points,
  journey_description: stages,
  image: path.nullable().default(null),
  image_focus: focus,
  discount,
  /** What a visitor pays, the discount taken off. */
  price,
  /** The PDF with the preparation. */
  file: path.nullable().default(null),
  /** Minutes until the result is there. */
  result_in_time: z.int().min(1).nullable().default(null),
  warning: both.nullable().default(null),
  /** The last day; without one it goes on. */
  until: day.optional(),
  is_certificate: z.boolean().default(false),
  is_for_childs: z.boolean().default(false),
  is_for_olders: z.boolean().default(false),
  former_slugs: formerSlugs,
  updated_at: day.optional(),
})

export const bannerFile = z.strictObject({
  id,
  name: both,
  description: both,
  /** Path on the site, without a language prefix. */
  link: z.string().regex(/^\/(?!\/)\S*$/, 'an address of a page such as /promotions/list'),
  image: path,
  mob_image: path,
})

export interface Promotion
  extends Omit<z.infer<typeof promotionFile>, 'draft' | 'image_focus' | 'services' | 'visits_to'> {
  readonly id: number
  readonly slug: string
  readonly service_ids: readonly number[]
  readonly doctor_ids: readonly number[]
}

export const promotionTemplate = `# A promotion: the name of this file is the address of the page, /promotions/{slug}.
name:${bothTemplate}
# diagnostics, surgery, dentistry, plastic, cosmetology, ivf, childhood or oncology.
category: ''
# Whole tenge, the discount already taken off.
price: null
# Percent.
discount: 10
# Names of files in services/ that it consists of: the price is compared with theirs.
services: []
# Specialties of the doctors whom it offers a visit to.
visits_to: []
image: null
${focusTemplate}
# The PDF with the preparation, or null.
file: null
# Minutes until the result is there, or null.
result_in_time: null
# The last day, such as {today}; without the line it goes on.
# until: {today}
# A gift certificate.
is_certificate: false
${flagsTemplate}
description:${bothTemplate}
# What is included.
list_description:
  - ru: ''
    kk: ''
# What happens on the visit, in order.
journey_description:
  - ru: ''
    kk: ''
# Who must not have it, or null.
warning: null
${updatedTemplate}`

export const bannerTemplate = `
# {slug}
- name: { ru: '', kk: '' }
  description: { ru: '', kk: '' }
  # Path on the site, without /kk.
  link: ''
  # Wide, for computers; and tall, for phones.
  image: ''
  mob_image: ''
`
