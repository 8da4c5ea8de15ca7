import { z } from 'zod'
import { getServices } from '@/lib/content/client/services'
import { priceOfName } from '@/lib/entities/named-prices'
import { priceOf } from '@/lib/entities/price'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { fitting } from '../fitting'
import { language, pageOf, paging, priced, tool, words } from '../tool'

export const services = tool({
  name: 'services',
  title: 'Services',
  description:
    'Services of the clinic (visits, ultrasound, MRI, procedures) with category, description and price. Lab analyses and check-ups are in "prices".',
  input: z.strictObject({
    language,
    query: words.optional().describe('Words of the name or of the category'),
    ...paging,
  }),
  async run({ language: locale, query, ...page }) {
    const all = (await getServices(locale)).map(service => ({
      name: service.name,
      ...(service.serviceCategory && { category: service.serviceCategory.name }),
      ...(service.description && { description: service.description }),
      ...priced(priceOf('service', service.price, service.priceKind), service.discount),
      ...(service.prices?.length && {
        prices: service.prices.map(each => ({ name: each.name, ...priced(priceOfName(each)) })),
      }),
      url: absoluteUrl(pathOf('service', service.slug), locale),
    }))
    const textOf = ({ name, category = '' }: (typeof all)[number]) => `${name} ${category}`
    const items = await fitting(all, { words: query, locale, textOf, kind: 'services' })
    return { ...pageOf(items, page), url: absoluteUrl(pathOf('servicesTop'), locale) }
  },
})
