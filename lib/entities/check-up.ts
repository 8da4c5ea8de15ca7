/** Check-up programmes: parents, the check-ups in them and the packages of those. */
import { z } from 'zod'
import { id, isoDate, link, listOf, name, price, slug, text } from './fields'
import { fromWire } from './wire'

export const parentCheckUpSchema = z
  .object({
    id,
    slug,
    name,
    short_description: text,
    short_tags: listOf(name),
    /** The lowest price of its packages. */
    min_price: price,
    image: link,
    /** Slugs that it had before: their addresses lead to it. */
    former_slugs: listOf(slug).optional(),
    updated_at: isoDate,
  })
  .transform(fromWire)

export const checkUpSchema = z
  .object({
    id,
    parent_id: id,
    slug,
    name,
    short_description: text,
    /** What its packages include, and whose visits. */
    service_ids: listOf(id),
    analysis_ids: listOf(id),
    doctor_ids: listOf(id),
    /** Slugs that it had before: their addresses lead to it. */
    former_slugs: listOf(slug).optional(),
    updated_at: isoDate,
  })
  .transform(fromWire)

export const checkUpPackageSchema = z
  .object({
    id,
    check_up_id: id,
    name,
    /** The first entry's description is the programme, as HTML. */
    program_description: listOf(z.object({ description: z.string() })),
    /** 0: the general price applies. */
    male_check_up_price: price,
    female_check_up_price: price,
    general_price: price,
  })
  .transform(fromWire)

export type ParentCheckUp = z.infer<typeof parentCheckUpSchema>
export type CheckUp = z.infer<typeof checkUpSchema>
export type CheckUpPackage = z.infer<typeof checkUpPackageSchema>
