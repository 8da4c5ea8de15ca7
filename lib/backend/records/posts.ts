/** `posts/<slug>.ru.md` and `posts/<slug>.kk.md`: what is the same in both stands in the first. */
import { z } from 'zod'
import { name } from '@/lib/content/entities/fields'
import { day, id, path, reference, type Text } from './fields'

const front = z.strictObject({
  id,
  name,
  /** Who checked the text. */
  doctor: reference.nullable().default(null),
  image: path,
  is_certificate: z.boolean().default(false),
  is_for_childs: z.boolean().default(false),
  is_for_olders: z.boolean().default(false),
  created_at: day,
  updated_at: day.optional(),
})

export const postFronts = { ru: front, kk: z.strictObject({ name }) }

export interface Post extends Omit<z.infer<typeof front>, 'name' | 'doctor'> {
  readonly slug: string
  readonly name: Text
  /** HTML. */
  readonly description: Text
  readonly doctor_id: number | null
}
