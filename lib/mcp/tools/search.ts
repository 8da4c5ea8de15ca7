import { z } from 'zod'
import { richHits } from '@/lib/content/client/rich-hits'
import { searchKinds } from '@/lib/entities/search-hit'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { hitUrl } from '../fitting'
import { language, priced, tool, words } from '../tool'

export const search = tool({
  name: 'search',
  title: 'Search',
  description:
    'Searches services, doctors, lab analyses, check-ups, promotions and articles, in both languages and whatever the spelling. The likeliest come first.',
  input: z.strictObject({ language, query: words, kind: z.enum(searchKinds).optional() }),
  async run({ language: locale, query, kind }) {
    const { hits } = await richHits(locale, query, kind ?? null)
    return {
      items: hits.map(({ name, note, price, from, discount, ...hit }) => ({
        kind: hit.category,
        name,
        ...(note && { note }),
        ...priced(price, discount),
        ...(price > 0 && from && { priceIsLowest: true }),
        url: hitUrl(hit, locale),
      })),
      url: absoluteUrl(`${pathOf('search')}?q=${encodeURIComponent(query)}`, locale),
    }
  },
})
