import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/i18n/current'
import type { PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { seoText } from '@/lib/seo/texts'
import type { SeoText } from '@/lib/seo/texts/types'
import { clinicIn } from '@/lib/site/clinic'
import { insurance } from '@/lib/site/insurance'
import { pathOf } from '@/lib/site/routes'
import type { Crumb } from '@/lib/views/crumbs'

/** Pages about the clinic itself: the name of the route, of its messages and of its crumb. */
type CompanyRoute = 'about' | 'contacts' | 'corporate'

export interface CompanyPage {
  readonly text: SeoText | null
  readonly page: PageNode
  readonly h1: string
  readonly crumbs: readonly Crumb[]
}

/** What these pages have in common; the editors' text goes before the words of the dictionary. */
export async function companyPage(route: CompanyRoute): Promise<CompanyPage> {
  const locale = await currentLocale()
  const path = pathOf(route)
  const [t, nav, text] = await Promise.all([
    getTranslations(route),
    getTranslations('nav'),
    seoText(path, locale),
  ])
  const { name, hours } = clinicIn(locale)
  const facts = { clinic: name, ...hours, ...insurance }
  const h1 = text?.h1 ?? t('h1', facts)
  return {
    text,
    page: {
      locale,
      path,
      title: text?.title ?? h1,
      description: text?.description ?? t('lead', facts),
    },
    h1,
    crumbs: [
      { name: nav('home'), path: '/' },
      { name: nav(route), path },
    ],
  }
}

export async function companyMetadata(route: CompanyRoute): Promise<Metadata> {
  const { text, page } = await companyPage(route)
  return pageMetadata({ ...text, ...page })
}
