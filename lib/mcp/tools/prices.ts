import { z } from 'zod'
import { pathOf } from '@/lib/routing/routes'
import { priceSectionKinds, priceSections } from '@/lib/screens/price-sections'
import { absoluteUrl } from '@/lib/seo/metadata'
import { fitting } from '../fitting'
import { drawn, language, pageOf, paging, priced, tool, words } from '../tool'

export const prices = tool({
  name: 'prices',
  title: 'Prices',
  description:
    'The price list: services, visits to doctors, lab analyses, check-ups and promotions with their last day, by words of the name or of the category. What has a code can be added up by "estimate".',
  input: z.strictObject({
    language,
    query: words.optional(),
    kind: z.enum(priceSectionKinds).optional(),
    ...paging,
  }),
  async run({ language: locale, query, kind, ...page }) {
    const all = (await priceSections(locale))
      .filter(section => kind === undefined || section.kind === kind)
      .flatMap(section =>
        section.groups.flatMap(({ title: category, rows }) =>
          rows.map(({ code, name, path, price, discount, lastDay, bloodDrawing }) => ({
            ...{ kind: section.kind, category, name },
            ...(code && { code }),
            ...priced(price, discount),
            ...drawn(price.tenge, bloodDrawing),
            ...(lastDay && { lastDay }),
            url: absoluteUrl(path, locale),
          })),
        ),
      )
    const textOf = ({ name, category }: (typeof all)[number]) => `${name} ${category}`
    const items = await fitting(all, { words: query, locale, textOf })
    return { ...pageOf(items, page), url: absoluteUrl(pathOf('priceList'), locale) }
  },
})
