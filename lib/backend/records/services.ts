/** `service-categories.yaml` and `services/*.yaml`. */
import { z } from 'zod'
import { slug } from '@/lib/content/entities/fields'
import { both, day, discount, id, path, points, price, reference } from './fields'

export const serviceCategoryFile = z.strictObject({
  id,
  slug,
  name: both,
  /** Order of the tab; the one with 1 is "top services". */
  sort: z.int().min(1),
})

export const serviceFile = z.strictObject({
  id,
  name: both,
  category: reference,
  /** Of the doctor whose first visit this is; the price is that of the cheapest. */
  visit_to: reference.optional(),
  description: both,
  list_description: points,
  journey_description: z.array(z.strictObject({ name: both, description: both })).default([]),
  image: path,
  discount: discount.nullable().default(null),
  /** What a visitor pays, the discount taken off. */
  price,
  /** The PDF with the preparation. */
  file: path.nullable().default(null),
  warning: both.nullable().default(null),
  in_header: z.boolean().default(false),
  is_for_childs: z.boolean().default(false),
  is_for_olders: z.boolean().default(false),
  updated_at: day.optional(),
})

export type ServiceCategory = z.infer<typeof serviceCategoryFile>

export interface Service extends Omit<z.infer<typeof serviceFile>, 'category' | 'visit_to'> {
  readonly slug: string
  readonly category_service_id: number | null
}
