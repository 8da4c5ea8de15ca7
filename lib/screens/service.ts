import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getPromotions } from '@/lib/content/client/promotions'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getService, getServices } from '@/lib/content/client/services'
import { priceOf } from '@/lib/entities/price'
import type { Related } from '@/lib/entities/related'
import type { Promotion } from '@/lib/kinds/promotion'
import type { Service } from '@/lib/kinds/service'
import type { ServiceCategory } from '@/lib/kinds/service-category'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { isTopCategory, serviceCategoryPath } from '@/lib/routing/service-categories'
import { serviceCounts } from '@/lib/screens/counts'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceNode } from '@/lib/seo/service'
import { fittingTitle } from '@/lib/seo/titles'
import { fullest, wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { saidAs, yesNo } from './facts'
import { optional } from './optional'
import { recordOf } from './record'
import { orNone, pointsOf, recordText } from './record-text'
import { relatedToService } from './related'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'
import { categoryOf, relatedServices, uniqueName } from './service-groups'

/** One service. */
export interface ServiceData {
  readonly crumbs: readonly Crumb[]
  readonly service: Service
  readonly promotions: readonly Promotion[]
  /** Of the same category. */
  readonly related: readonly Service[]
  /** `null`: the service is in none that is known. */
  readonly category: ServiceCategory | null
  readonly relations: Related
}

interface ServicePage extends ServiceData {
  readonly text: SeoAccordionText
  readonly locale: Locale
}

/** One service. */
export const serviceScreen: Screen<ServicePage> = {
  async load(props) {
    const locale = await currentLocale()
    const { service, services } = await readService(props, locale)
    const path = pathOf('service', service.slug)
    const [categories, promotions, text, relations] = await Promise.all([
      optional(getServiceCategories(locale), []),
      optional(getPromotions(locale), []),
      textOf(service, services, locale),
      relatedToService(service, locale),
    ])
    const category = categoryOf(service, categories)
    // The top list is the section's own breadcrumb already.
    const between =
      category && !isTopCategory(category)
        ? [{ name: category.name, path: serviceCategoryPath(category) }]
        : []
    return {
      locale,
      text,
      service,
      category,
      crumbs: await sectionCrumbs('services', ...between, { name: service.name, path }),
      promotions: promotions.slice(0, serviceCounts.promotions),
      related: relatedServices(service, services),
      relations,
    }
  },
  async metadata(props) {
    const locale = await currentLocale()
    const { service, services } = await readService(props, locale)
    const path = pathOf('service', service.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      ...(await headOf(service, services, locale)),
      ...text,
      locale,
      path,
    })
  },
  subject: ({ service: { name, slug, price, priceKind } }) => ({
    name,
    path: pathOf('service', slug),
    price: priceOf('service', price, priceKind),
  }),
  jsonLd: ({ service, text, category, crumbs, relations, locale }) =>
    graphOf(
      locale,
      serviceNode({
        ...service,
        locale,
        price: priceOf('service', service.price, service.priceKind),
        path: pathOf('service', service.slug),
        type: category && !isTopCategory(category) ? category.name : undefined,
        doctors: relations.doctors,
      }),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, pathOf('service', service.slug), locale),
    ),
}

async function readService(props: ScreenProps, locale: Locale) {
  const services = await getServices(locale)
  return { services, service: await recordOf(props, services, id => getService(locale, id)) }
}

async function textOf(service: Service, services: readonly Service[], locale: Locale) {
  const { slug, listDescription, warning, file } = service
  const written = await seoText(pathOf('service', slug), locale)
  if (written) return written
  const name = uniqueName(service, services)
  const items = pointsOf(listDescription)
  const price = priceOf('service', service.price, service.priceKind)
  const priced = saidAs(price, 'from')
  const amount = formatAmount(price.tenge)
  return recordText(
    priced !== 'no' || items
      ? ['service.price', { name, priced, amount, items: orNone(items) }]
      : null,
    warning ? ['service.warning', { name, warning, leaflet: yesNo(Boolean(file)) }] : null,
  )
}

async function headOf(service: Service, services: readonly Service[], locale: Locale) {
  const t = await getTranslations('services.service')
  const { description } = service
  const price = priceOf('service', service.price, service.priceKind)
  const text = description || t('withoutText')
  const name = uniqueName(service, services)
  const about = {
    name,
    clinic: clinicIn(locale).name,
    ...clinicIn(locale).place,
    priced: saidAs(price, 'from'),
    amount: formatAmount(price.tenge),
  }
  return {
    title: fittingTitle(t('title', about), t('shortTitle', about), name),
    description: fullest(
      wholeSentences(t('description', { ...about, text })),
      wholeSentences(t('shortDescription', { ...about, text })),
    ),
  }
}
