import { z } from 'zod'
import { pathOf } from '@/lib/routing/routes'
import { priceSections } from '@/lib/screens/price-sections'
import { absoluteUrl } from '@/lib/seo/metadata'
import { language, matches, paging, part, priced, tool, words } from '../tool'

export const prices = tool({
  name: 'prices',
  title: 'Prices',
  description:
    'The price list: services, lab analyses and check-ups, by words of the name or of the category. Names are in the language of the answer; "search" finds other spellings.',
  input: z.strictObject({
    language,
    query: words.optional(),
    kind: z.enum(['services', 'analyses', 'checkUps']).optional(),
    ...paging,
  }),
  async run({ language: locale, query, kind, ...page }) {
    const fits = matches(query)
    const items = (await priceSections(locale))
      .filter(section => kind === undefined || section.kind === kind)
      .flatMap(section =>
        section.groups.flatMap(({ title: category, rows }) =>
          rows
            .filter(({ name }) => fits(`${name} ${category}`))
            .map(({ name, path, price, discount }) => ({
              ...{ kind: section.kind, category, name },
              ...priced(price, discount),
              url: absoluteUrl(path, locale),
            })),
        ),
      )
    return { ...part(items, page), url: absoluteUrl(pathOf('priceList'), locale) }
  },
})
