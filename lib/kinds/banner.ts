/** Banners of the home slider. */
import * as tolerant from '@/lib/entities/fields'
import { id } from './common'
import { line, longText, picture, text } from './field'
import { type EntityOf, kind } from './kind'
import { pagePath } from './strict'

export const bannerKind = kind(
  { entity: 'banner', path: 'banners', home: 'banners.yaml', heading: 'slugAlone' },
  {
    id,
    // Older backends have none.
    name: text(),
    description: longText(),
    link: {
      ...line(pagePath, { says: 'bannerLink', blank: "''" }),
      ...({ wire: tolerant.link, clean: 'link', widget: 'page' } as const),
    },
    image: picture({ says: 'bannerPictures' }),
    mob_image: picture(),
  },
)

export type Banner = EntityOf<typeof bannerKind>
