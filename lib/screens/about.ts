import 'server-only'
import { getTranslations } from 'next-intl/server'
import { careersUrl } from '@/lib/clinic/socials'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getDoctors } from '@/lib/content/client/doctors'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPromotions } from '@/lib/content/client/promotions'
import { getServices } from '@/lib/content/client/services'
import type { AboutData, AboutFacts } from '@/lib/props/about'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { aboutPageNode, licensedClinicNode } from '@/lib/seo/company'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import { doctorFacts, parentsPriced, somePriced } from './facts'
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
    const [common, promotions, missing, facts, t] = await Promise.all([
      companyPage('about'),
      optional(getPromotions(await currentLocale()), []),
      loadMissingSections(),
      factsIn(await currentLocale()),
      getTranslations('about.licence.files'),
    ])
    return {
      ...common,
      promotion: promotions[0] ?? null,
      missing,
      facts,
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

/** A list that fails states nothing. */
async function factsIn(locale: Locale): Promise<AboutFacts> {
  const [services, analyses, checkUps, doctors] = await Promise.all([
    optional(getServices(locale), []),
    optional(getAnalyses(locale), []),
    optional(getParentCheckUps(locale), []),
    optional(getDoctors(locale), []),
  ])
  return {
    servicePrices: somePriced(services),
    analysisPrices: somePriced(analyses),
    checkUpsPriced: parentsPriced(checkUps),
    doctorsTold: doctorFacts(doctors).told,
  }
}
