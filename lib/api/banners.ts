/** Banners of the home slider (spec 1 §7). */
import 'server-only'
import { type Banner, bannerSchema } from '@/lib/entities/banner'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import { linkUrl, mediaUrl } from './media'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'

const banner: Resource<Banner> = {
  entity: 'banner',
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
export function getBanners(locale: Locale, read?: Read): Promise<readonly Banner[]> {
  return readList(banner, { path: 'banners', locale }, read)
}

/** @throws BackendError */
export function getBanner(locale: Locale, id: number, read?: Read): Promise<Banner | null> {
  return readRecord(banner, { path: `banners/${id}`, locale }, read)
}
