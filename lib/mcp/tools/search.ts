import { z } from 'zod'
import { totalsOf } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { richHits } from '@/lib/content/client/rich-hits'
import { articleKind, searchKinds } from '@/lib/entities/search-hit'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { hitUrl } from '../fitting'
import { drawn, language, priced, tool, words } from '../tool'

export const search = tool({
  name: 'search',
  title: 'Search',
  description:
    'Searches services, doctors, lab analyses, check-ups, promotions and articles, in both languages and whatever the spelling. The likeliest come first.',
  input: z.strictObject({ language, query: words, kind: z.enum(searchKinds).optional() }),
  async run({ language: locale, query, kind }) {
    const { hits } = await richHits(locale, query, kind ?? null)
    return {
      items: hits.map(({ name, note, price, priceKind, discount, item, ...hit }) => ({
        kind: hit.category,
        name,
        ...(note && { note }),
        ...(hit.category !== articleKind && priced({ kind: priceKind, tenge: price }, discount)),
        ...(item && drawn(price, totalsOf([item], clinicIn(locale).bloodDrawing).bloodDrawing)),
        url: hitUrl(hit, locale),
      })),
      url: absoluteUrl(`${pathOf('search')}?q=${encodeURIComponent(query)}`, locale),
    }
  },
})
