/** Banners of the home slider. */
import { z } from 'zod'
import { id, link, text } from './fields'
import { fromWire } from './wire'

export const bannerSchema = z
  .object({
    id,
    /** Older backends have none. */
    name: text,
    description: text,
    link,
    /** For the desktop layout. */
    image: link,
    /** For the mobile layout. */
    mob_image: link,
  })
  .transform(fromWire)

export type Banner = z.infer<typeof bannerSchema>
