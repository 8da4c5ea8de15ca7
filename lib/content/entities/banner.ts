/** Banners of the home slider. */
import { z } from 'zod'
import { id, link, text } from './fields'

export const bannerSchema = z.object({
  id,
  /** The picture's words for those who do not see it; older backends have none. */
  name: text,
  description: text,
  link,
  /** For the desktop layout. */
  image: link,
  /** For the mobile layout. */
  mob_image: link,
})

export type Banner = z.infer<typeof bannerSchema>
