/** Banners of the home slider. */
import 'server-only'
import { type Banner, bannerSchema } from '@/lib/entities/banner'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'
import { linkUrl, mediaUrl } from './media'

export const banners = callsOf<Banner>({
  entity: 'banner',
  path: 'banners',
  schema: bannerSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: plainText(value.description),
    link: linkUrl(value.link),
    image: mediaUrl(value.image),
    mobileImage: mediaUrl(value.mobileImage),
  }),
})

export const { list: getBanners } = banners
