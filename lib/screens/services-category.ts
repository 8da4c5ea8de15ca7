import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices } from '@/lib/content/client/services'
import { priceOf } from '@/lib/entities/price'
import type { Service } from '@/lib/kinds/service'
import type { ServiceCategory } from '@/lib/kinds/service-category'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import { slugOfInternal } from '@/lib/routing/internal-slug'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { serviceCategoryPath } from '@/lib/routing/service-categories'
import { serviceCounts } from '@/lib/screens/counts'
import { collectionGraph } from '@/lib/seo/collection'
import type { PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { fittingTitle } from '@/lib/seo/titles'
import { wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { lowestPrice } from '@/lib/text/price-range'
import { unlisted } from './record'
import { extremes } from './record-prices'
import { orNone, recordText } from './record-text'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'
import { servicesOf } from './service-groups'

/** The services of one category. */
export interface ServicesCategoryData {
  readonly crumbs: readonly Crumb[]
  readonly category: ServiceCategory
  /** How many services there are and from which price, or that there are none yet. */
  readonly lead: string
  readonly services: readonly Service[]
}

interface ServicesCategoryPage extends ServicesCategoryData {
  readonly text: SeoAccordionText
  readonly page: PageNode
}

/** The services of one category. */
export const servicesCategoryScreen: Screen<ServicesCategoryPage> = {
  async load(props) {
    const locale = await currentLocale()
    const { category, services } = await find(props, locale)
    const path = pathOf('servicesCategory', category.slug)
    const text = await seoText(path, locale)
    return {
      category,
      services,
      text: text ?? (await textOf(category, services)),
      page: { locale, path, ...(await headOf(category, services, locale)), ...text },
      lead: await leadOf(services),
      crumbs: await sectionCrumbs('services', { name: category.name, path }),
    }
  },
  async metadata(props) {
    const locale = await currentLocale()
    const { category, services } = await find(props, locale)
    const path = pathOf('servicesCategory', category.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      // The middleware redirects the category of the top list; if it cannot, the canonical does.
      canonical: serviceCategoryPath(category),
      ...(await headOf(category, services, locale)),
      ...text,
      locale,
      path,
    })
  },
  jsonLd({ page, text, services, crumbs }) {
    const shown = services.slice(0, serviceCounts.cards)
    const items = shown.map(({ name, slug }) => ({ name, path: pathOf('service', slug) }))
    return collectionGraph({ page, crumbs, text, count: services.length }, items)
  },
}

function textOf({ name }: ServiceCategory, services: readonly Service[]) {
  const priced = services.map(service => ({
    name: service.name,
    price: priceOf('service', service.price, service.priceKind),
  }))
  const prices = extremes(priced)
  return recordText(prices && ['serviceCategory.price', { name, ...prices }])
}

async function find({ params }: ScreenProps, locale: Locale) {
  const { slug = '' } = await params
  const [categories, services] = await Promise.all([
    getServiceCategories(locale),
    getServices(locale),
  ])
  const known = slugOfInternal(slug)
  const category = categories.find(each => each.slug === known) ?? unlisted(known)
  return { category, services: servicesOf(category, services) }
}

async function leadOf(services: readonly Service[]): Promise<string> {
  const t = await getTranslations('services.category')
  if (services.length === 0) return t('empty')
  const from = lowestPrice(services)
  return t('lead', {
    count: services.length,
    priced: from > 0 ? 'yes' : 'no',
    amount: formatAmount(from),
  })
}

async function headOf({ name }: ServiceCategory, services: readonly Service[], locale: Locale) {
  const t = await getTranslations('services.category')
  const { name: clinic, place } = clinicIn(locale)
  const lead = await leadOf(services)
  const description = (count: number) =>
    t('description', {
      ...{ name, clinic, lead, ...place },
      names: orNone(
        services
          .slice(0, count)
          .map(service => service.name)
          .join(', '),
      ),
    })
  const counts = services.map((_, index) => services.length - index)
  return {
    title: fittingTitle(t('title', { name, clinic, ...place }), name),
    description: wholeSentences(
      counts.map(description).find(text => [...text].length <= 170) ?? description(0),
    ),
  }
}
