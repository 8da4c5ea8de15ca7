/** Banners of the home slider. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type Banner, bannerSchema } from '@/lib/content/entities/banner'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import { linkUrl, mediaUrl } from './media'
import type { Resource } from './parse'
import type { Source } from './reader'

const banner: Resource<Banner> = {
  entity: 'banner',
  path: 'banners',
  schema: bannerSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: plainText(value.description),
    link: linkUrl(value.link),
    image: mediaUrl(value.image),
    mob_image: mediaUrl(value.mob_image),
  }),
}

/** @throws BackendError */
export function getBanners(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly Banner[]> {
  return from.list(banner, locale)
}

/** @throws BackendError */
export function getBanner(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<Banner | null> {
  return from.record(banner, locale, id)
}
