import 'server-only'
import { getTranslations } from 'next-intl/server'
import { careersUrl } from '@/lib/clinic/socials'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getDoctors } from '@/lib/content/client/doctors'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPromotions } from '@/lib/content/client/promotions'
import { getServices } from '@/lib/content/client/services'
import type { Fact } from '@/lib/entities/fact'
import type { Promotion } from '@/lib/kinds/promotion'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import type { MissingSections } from '@/lib/routing/navigation'
import { aboutPageNode, licensedClinicNode } from '@/lib/seo/company'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import { doctorFacts, parentsPriced, somePriced } from './facts'
import { loadMissingSections } from './missing-sections'
import { optional } from './optional'
import type { Screen } from './screen'

/** What is so of the clinic's records: of some services and analyses prices are published. */
export type AboutFacts = Readonly<
  Record<'servicePrices' | 'analysisPrices' | 'checkUpsPriced' | 'doctorsTold', Fact>
>

/** What the page about the clinic shows. */
export interface AboutData {
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  /** The one that the page shows (B75); `null` when the clinic has none. */
  readonly promotion: Promotion | null
  /** No card leads to them. */
  readonly missing: MissingSections
  readonly facts: AboutFacts
  /** External page with vacancies; `null`: there is none. */
  readonly careersUrl: string | null
}

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
