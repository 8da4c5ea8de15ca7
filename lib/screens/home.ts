import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { careersUrl } from '@/lib/clinic/socials'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getBanners } from '@/lib/content/client/banners'
import { getDoctors } from '@/lib/content/client/doctors'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { BackendError } from '@/lib/content/client/result'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices } from '@/lib/content/client/services'
import type { Fact } from '@/lib/entities/fact'
import type { Analysis } from '@/lib/kinds/analysis'
import type { Banner } from '@/lib/kinds/banner'
import type { Doctor } from '@/lib/kinds/doctor'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Service } from '@/lib/kinds/service'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import type { MissingSections } from '@/lib/routing/navigation'
import { homeCounts } from '@/lib/screens/counts'
import {
  breadcrumbNode,
  clinicNode,
  faqNodes,
  graphOf,
  type PageNode,
  webPageNode,
} from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { verificationTags } from '@/lib/seo/verification'
import { allPriced, doctorFacts, parentsPriced } from './facts'
import { loadMissingSections } from './missing-sections'
import { optional } from './optional'
import type { Screen, ScreenProps } from './screen'
import { foremost } from './service-groups'

/** What the home page shows, in both layouts and under all of its URLs. */
export interface HomeData {
  readonly h1: string
  /** The paragraph under the heading; by default that of the messages. */
  readonly lead?: string | undefined
  /** Empty at `/`; those of landing pages lead back to it. */
  readonly crumbs: readonly Crumb[]
  readonly banners: readonly Banner[]
  readonly services: readonly Service[]
  readonly analyses: readonly Analysis[]
  readonly checkUps: readonly ParentCheckUp[]
  readonly doctors: readonly Doctor[]
  readonly facts: Readonly<
    Record<'servicesPriced' | 'analysesPriced' | 'checkUpsPriced' | 'doctorsTold', Fact>
  >
  /** No card and no button leads to them. */
  readonly missing: MissingSections
  /** External page with vacancies; `null`: there is none. */
  readonly careersUrl: string | null
}

interface HomePage extends HomeData {
  readonly text: SeoText
  readonly page: PageNode
}

/** The home page, at its own URL and at those of the landing pages (B4). */
export const homeScreen: Screen<HomePage> = {
  async load(props) {
    const [locale, path] = [await currentLocale(), await addressOf(props)]
    const [text, teasers, missing] = await Promise.all([
      textOf(path, locale),
      teasersOf(locale),
      loadMissingSections(),
    ])
    const { h1 = text.title } = text
    return {
      text,
      page: { locale, path, ...text },
      h1,
      lead: text.lead,
      crumbs: await crumbsOf(path, h1),
      ...teasers,
      missing,
      careersUrl: careersUrl(),
    }
  },
  async metadata(props) {
    const [locale, path] = [await currentLocale(), await addressOf(props)]
    const head = await pageMetadata({ ...(await textOf(path, locale)), locale, path })
    return path === '/' ? { ...head, ...verificationTags() } : head
  },
  jsonLd({ page, text, crumbs }) {
    const { locale, path } = page
    return graphOf(
      locale,
      clinicNode(locale),
      webPageNode(page),
      ...(crumbs.length > 0 ? [breadcrumbNode(crumbs, locale)] : []),
      ...faqNodes(text, path, locale),
    )
  },
}

/** The middleware lets only paths of the route table through. */
async function addressOf({ params }: ScreenProps): Promise<string> {
  const { slug = '' } = await params
  return `/${slug}`
}

/**
 * The page consists of teasers: any of them may fail, but not all.
 * @throws BackendError
 */
async function teasersOf(locale: Locale) {
  const lists = await Promise.all([
    optional(getBanners(locale), null),
    optional(getServices(locale), null),
    optional(getAnalyses(locale), null),
    optional(getParentCheckUps(locale), null),
    optional(getDoctors(locale), null),
  ])
  const categories = await optional(getServiceCategories(locale), [])
  if (lists.every(list => list === null)) throw new BackendError('network', 'home')
  const [banners, services, analyses, checkUps, doctors] = lists
  return {
    banners: banners ?? [],
    services: foremost(services ?? [], categories).all.slice(0, homeCounts.services),
    analyses: analyses?.slice(0, homeCounts.analyses) ?? [],
    checkUps: checkUps?.slice(0, homeCounts.checkUps) ?? [],
    doctors: doctors?.slice(0, homeCounts.doctors) ?? [],
    facts: {
      servicesPriced: allPriced(services ?? []),
      analysesPriced: allPriced(analyses ?? []),
      checkUpsPriced: parentsPriced(checkUps ?? []),
      doctorsTold: doctorFacts(doctors ?? []).told,
    },
  }
}

/** The home page itself has none (R26). */
async function crumbsOf(path: string, h1: string): Promise<Crumb[]> {
  if (path === '/') return []
  const t = await getTranslations('nav')
  return [
    { name: t('home'), path: '/' },
    { name: h1, path },
  ]
}

/**
 * Without a text of its own a landing page duplicates the home page, which becomes its canonical.
 */
async function textOf(path: string, locale: Locale): Promise<SeoText> {
  const own = await seoText(path, locale)
  if (own) return own
  const home = path === '/' ? null : await textOf('/', locale)
  return home ? { ...home, canonical: '/' } : defaultText(locale)
}

/** For a clinic whose editors have not written a text yet. */
async function defaultText(locale: Locale): Promise<SeoText> {
  const t = await getTranslations('home')
  const { name, about } = clinicIn(locale)
  return {
    title: `${name} | ${about.tagline}`,
    description: t('lead'),
    keywords: [],
    h1: `${name}. ${about.tagline}`,
    accordionItems: [],
  }
}
