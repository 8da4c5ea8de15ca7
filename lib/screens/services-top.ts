import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getPromotions } from '@/lib/content/client/promotions'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices } from '@/lib/content/client/services'
import type { Fact } from '@/lib/entities/fact'
import type { Promotion } from '@/lib/kinds/promotion'
import type { Service } from '@/lib/kinds/service'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import { pathOf } from '@/lib/routing/routes'
import { serviceCounts } from '@/lib/screens/counts'
import { collectionGraph } from '@/lib/seo/collection'
import type { PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceFacts } from './facts'
import { optional } from './optional'
import { indexingOf, isElsewhere } from './record'
import type { Screen } from './screen'
import { sectionCrumbs } from './section-crumbs'
import { topServices } from './service-groups'

/** The list of popular services. */
export interface ServicesTopData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly top: readonly Service[]
  /** Popular ones beyond the five, and those that are in no category. */
  readonly others: readonly Service[]
  readonly promotions: readonly Promotion[]
  readonly facts: Readonly<Record<'priced' | 'leaflets', Fact>>
  /** Whether there are any in the other language. */
  readonly elsewhere: boolean
}

interface ServicesTopPage extends ServicesTopData {
  readonly text: SeoText | null
  readonly page: PageNode
}

const path = pathOf('servicesTop')

/** The top services. */
export const servicesTopScreen: Screen<ServicesTopPage> = {
  async load() {
    const locale = await currentLocale()
    const t = await getTranslations('services.top')
    const [text, services, categories, promotions] = await Promise.all([
      seoText(path, locale),
      getServices(locale),
      optional(getServiceCategories(locale), []),
      optional(getPromotions(locale), []),
    ])
    return {
      ...topServices(services, categories),
      text,
      facts: serviceFacts(services),
      page: { locale, path, ...(await headOf(services)), ...text },
      h1: text?.h1 ?? t('h1'),
      crumbs: await sectionCrumbs('services'),
      promotions: promotions.slice(0, serviceCounts.promotions),
      elsewhere: await isElsewhere('servicesTop', locale),
    }
  },
  async metadata() {
    const locale = await currentLocale()
    const text = await seoText(path, locale)
    const indexing = await indexingOf('servicesTop', locale)
    const head = await headOf(await getServices(locale))
    return pageMetadata({ ...head, ...text, ...indexing, locale, path })
  },
  jsonLd({ page, text, top, others, crumbs }) {
    const shown = [...top, ...others]
    if (shown.length === 0) return null
    const items = shown.map(({ name, slug }) => ({ name, path: pathOf('service', slug) }))
    return collectionGraph({ page, crumbs, text, count: shown.length }, items)
  },
}

async function headOf(services: readonly Service[]) {
  const t = await getTranslations('services.top')
  const { claims } = clinicIn(await currentLocale())
  return { title: t('h1'), description: t('lead', { ...claims, ...serviceFacts(services) }) }
}
