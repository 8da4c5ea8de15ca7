/** Promotions. */
import { z } from 'zod'
import { count, flag, id, isoDate, link, listOf, name, percent, price, slug, text } from './fields'
import { fromWire } from './wire'

/** Tabs of the promotions layout but for "all" (B19). */
export const promotionCategories = [
  'diagnostics',
  'surgery',
  'dentistry',
  'plastic',
  'cosmetology',
  'ivf',
  'childhood',
  'oncology',
] as const

export const promotionSchema = z
  .object({
    id,
    slug,
    name,
    description: text,
    /** HTML. */
    list_description: text,
    /** HTML. */
    journey_description: text,
    image: link,
    discount: percent,
    price,
    /** Address of the PDF with the preparation. */
    file: link,
    /** Minutes; 0: not said. */
    result_in_time: count,
    warning: text,
    /** The last day; undefined: it goes on. */
    until: isoDate,
    is_certificate: flag,
    is_for_childs: flag,
    is_for_olders: flag,
    /** A backend that knows no tabs leaves it out: it then follows from name and description (B19). */
    category: z.enum(promotionCategories).nullable().catch(null),
    /** What it includes, and whose visits. */
    service_ids: listOf(id),
    doctor_ids: listOf(id),
    /** Slugs that it had before: their addresses lead to it. */
    former_slugs: listOf(slug).optional(),
    updated_at: isoDate,
  })
  .transform(fromWire)

export type PromotionCategory = (typeof promotionCategories)[number]
export type Promotion = z.infer<typeof promotionSchema>
