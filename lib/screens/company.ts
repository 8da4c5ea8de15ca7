import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { clinicIn, companyTerms } from '@/lib/clinic'
import { hoursPhrase } from '@/lib/clinic/hours-text'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { PageNode } from '@/lib/seo/jsonld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { sectionCrumbs } from './section-crumbs'

/** Routes of pages about the clinic itself; also the names of their messages and breadcrumbs. */
type CompanyRoute = 'about' | 'contacts' | 'corporate' | 'editorial'

export interface CompanyPage {
  readonly text: SeoText | null
  readonly page: PageNode
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
}

/** Data that these pages share; the editors' text takes precedence over the messages. */
export async function companyPage(route: CompanyRoute): Promise<CompanyPage> {
  const locale = await currentLocale()
  const path = pathOf(route)
  const [head, crumbs, text] = await Promise.all([
    headOf(route, locale),
    sectionCrumbs(route),
    seoText(path, locale),
  ])
  return {
    text,
    page: { locale, path, ...head, ...text },
    h1: text?.h1 ?? head.title,
    lead: text?.lead ?? head.description,
    crumbs,
  }
}

/** Head of a company page: what an editor wrote for it, else its heading and lead. */
export async function companyMetadata(
  route: CompanyRoute,
  indexing: Pick<PageHead, 'languages' | 'hidden'> = {},
): Promise<Metadata> {
  const { text, page } = await companyPage(route)
  return pageMetadata({ ...page, ...text, ...indexing })
}

async function headOf(route: CompanyRoute, locale: Locale) {
  const t = await getTranslations(route)
  const clinic = clinicIn(locale)
  const facts = {
    clinic: clinic.name,
    hours: hoursPhrase(clinic.hours, locale),
    ...companyTerms(clinic),
    ...clinic.place,
  }
  return { title: t('h1', facts), description: t('lead', facts) }
}
