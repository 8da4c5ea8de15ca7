/** Services and their categories. */
import { z } from 'zod'
import { count, flag, id, isoDate, link, listOf, name, percent, price, slug, text } from './fields'
import { fromWire } from './wire'

export const serviceSchema = z
  .object({
    id,
    slug,
    name,
    description: text,
    /** HTML. */
    list_description: text,
    journey_description: listOf(z.object({ name, description: text })),
    image: link,
    discount: percent,
    price,
    /** Address of the PDF with the preparation. */
    file: link,
    warning: text,
    in_header: flag,
    is_for_childs: flag,
    is_for_olders: flag,
    /** `null`: the service is on no category page, but has its own. */
    category_service: z.object({ id, name }).nullable().catch(null),
    /** Who gives it; empty: it may follow from the name (B114). */
    doctor_ids: listOf(id),
    /** Who explains the result, where others do the examination. */
    reader_ids: listOf(id),
    /** Slugs that it had before: their addresses lead to it. */
    former_slugs: listOf(slug).optional(),
    updated_at: isoDate,
  })
  .transform(fromWire)

export const serviceCategorySchema = z
  .object({
    id,
    name,
    slug,
    /** Order of the tabs; 1 is the top list (B19). */
    sort: count,
    updated_at: isoDate,
  })
  .transform(fromWire)

export type Service = z.infer<typeof serviceSchema>
export type ServiceCategory = z.infer<typeof serviceCategorySchema>
