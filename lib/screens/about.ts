import 'server-only'
import { getTranslations } from 'next-intl/server'
import { careersUrl } from '@/lib/clinic/socials'
import { getPromotions } from '@/lib/content/client/promotions'
import type { AboutData } from '@/lib/props/about'
import { currentLocale } from '@/lib/routing/current-locale'
import { aboutPageNode, licensedClinicNode } from '@/lib/seo/company'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import { loadMissingSections } from './missing-sections'
import { optional } from './optional'
import type { Screen } from './screen'

interface About extends CompanyPage, AboutData {
  /** Label of the licence on the page. */
  readonly licence: string
}

/** The clinic about itself. */
export const aboutScreen: Screen<About> = {
  async load() {
    const [common, promotions, missing, t] = await Promise.all([
      companyPage('about'),
      optional(getPromotions(await currentLocale()), []),
      loadMissingSections(),
      getTranslations('about.licence.files'),
    ])
    return {
      ...common,
      promotion: promotions[0] ?? null,
      missing,
      careersUrl: careersUrl(),
      licence: t('licence'),
    }
  },
  metadata: () => companyMetadata('about'),
  jsonLd: ({ page, crumbs, licence, text }) =>
    graphOf(
      page.locale,
      licensedClinicNode(page.locale, licence),
      aboutPageNode(page),
      breadcrumbNode(crumbs, page.locale),
      ...faqNodes(text, page.path, page.locale),
    ),
}
