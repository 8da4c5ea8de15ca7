import { z } from 'zod'
import { getServices } from '@/lib/content/client/services'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { language, matches, paging, part, priced, tool, words } from '../tool'

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
    const fits = matches(query)
    const found = (await getServices(locale)).filter(({ name, category_service }) =>
      fits(`${name} ${category_service?.name ?? ''}`),
    )
    const items = found.map(({ slug, name, description, price, discount, category_service }) => ({
      name,
      ...(category_service && { category: category_service.name }),
      ...(description && { description }),
      ...priced(price, discount),
      url: absoluteUrl(pathOf('service', slug), locale),
    }))
    return { ...part(items, page), url: absoluteUrl(pathOf('servicesTop'), locale) }
  },
})
