/** Order of the doctors list (B66). */
import 'server-only'
import { z } from 'zod'
import type { Doctor } from './records/records'

/** An empty value counts as missing. */
export const sortSchema = z.object({
  sort_by: z.enum(['first_appointment', 'rating', 'experience', '']).default(''),
  sort_direction: z.enum(['asc', 'desc', '']).default(''),
})

/** Doctors without the value come last either way; equal ones keep their order. */
export function sortDoctors(
  doctors: readonly Doctor[],
  { sort_by, sort_direction }: z.infer<typeof sortSchema>,
): readonly Doctor[] {
  if (!sort_by || !sort_direction) return doctors
  const sign = sort_direction === 'asc' ? 1 : -1
  return [...doctors].sort((a, b) => {
    const [left, right] = [a[sort_by], b[sort_by]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
