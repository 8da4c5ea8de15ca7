/** Fields of what a browser tells beside the request itself: an invalid one is dropped. */
import { z } from 'zod'
import { isPage } from '@/lib/routing/routes'

/** Only a path of the site, as the clinic sees it as a link. */
export const pagePath = z
  .string()
  .transform(page => page.split(/[?#]/)[0] ?? '')
  .pipe(
    z
      .string()
      .max(500)
      .regex(/^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/]*$/)
      .refine(isPage),
  )

/** Milliseconds since 1970, given as such or as an ISO date. */
export const instant = z.preprocess(
  value => (typeof value === 'string' ? Date.parse(value) : value),
  z.int().nonnegative(),
)

export const detail = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
