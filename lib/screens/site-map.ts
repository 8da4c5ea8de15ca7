import 'server-only'
import { XMLParser } from 'fast-xml-parser'
import { getTranslations } from 'next-intl/server'
import { getSitemap } from '@/lib/api/sitemap'
import { currentLocale } from '@/lib/i18n/current'
import { type Locale, localePath, splitLocale } from '@/lib/i18n/locales'
import {
  breadcrumbNode,
  clinicNode,
  faqNodes,
  graphOf,
  type PageNode,
  webPageNode,
  websiteNode,
} from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { readableTitle, siteMapGroups } from '@/lib/seo/site-map-groups'
import { seoText } from '@/lib/seo/texts'
import type { SeoText } from '@/lib/seo/texts/types'
import { env } from '@/lib/site/env'
import { mainNavigation } from '@/lib/site/navigation'
import { pathOf } from '@/lib/site/routes'
import type { SiteMapData } from '@/lib/views/site-map'
import type { Screen } from './screen'
import { loadSitemap, sitemapEntries } from './sitemap'

interface SiteMapPage extends SiteMapData {
  readonly text: SeoText | null
  readonly page: PageNode
}

const path = pathOf('siteMap')

/** The site map for people, from the parsed sitemap file (spec 1 §2, R20). */
export const siteMap: Screen<SiteMapPage> = {
  async load() {
    const locale = await currentLocale()
    const t = await getTranslations('siteMap')
    const nav = await getTranslations('nav')
    const { title, description } = await wordsOf(locale)
    const [paths, names] = await Promise.all([pathsOf(locale), namesOf(locale)])
    const groups = new Map([
      ['/services/category', t('groups.servicesCategory')],
      ['/services/details', t('groups.services')],
      ['/doctors-list/specialty', t('groups.specialties')],
      ['/promotions/category', t('groups.promotionsCategory')],
      ['/analysis/list', t('groups.analyses')],
      ['/analysis/category', t('groups.analysisCategories')],
      ['/check-up/adults', t('groups.parentCheckUps')],
      ['/check-up/adults-details', t('groups.checkUps')],
    ])
    const sections = new Map(mainNavigation.map(({ section, label }) => [section, nav(label)]))
    return {
      text: await seoText(path, locale),
      page: { locale, path, title, description },
      title: t('h1'),
      crumbs: [
        { name: nav('home'), path: '/' },
        { name: nav('siteMap'), path },
      ],
      groups: siteMapGroups(
        paths,
        {
          page: key => names.get(key) ?? groups.get(key) ?? readableTitle(key),
          section: segment => sections.get(segment) ?? readableTitle(segment),
          clinic: t('clinic'),
        },
        key => encodeURI(localePath(key, locale)),
      ),
    }
  },
  async metadata() {
    const locale = await currentLocale()
    return pageMetadata({ ...(await wordsOf(locale)), locale, path })
  },
  jsonLd: ({ page, text, crumbs }) =>
    graphOf(
      websiteNode(page.locale),
      clinicNode(page.locale),
      webPageNode(page),
      breadcrumbNode(crumbs, page.locale),
      ...faqNodes(text, path, page.locale),
    ),
}

async function wordsOf(locale: Locale) {
  const t = await getTranslations('siteMap')
  return (await seoText(path, locale)) ?? { title: t('h1'), description: t('description') }
}

/** Paths of one language in the order of the file; the file is read through the API client. */
async function pathsOf(locale: Locale): Promise<string[]> {
  const own = env().SITE_URL
  const xml = await getSitemap({
    origin: own,
    fetch: async () => new Response(await loadSitemap()),
  })
  const parser = new XMLParser({ isArray: name => name === 'url' })
  const urls: { loc: string }[] = parser.parse(xml).urlset?.url ?? []
  return urls.flatMap(({ loc }) => {
    const { pathname } = new URL(loc)
    const split = splitLocale(pathname)
    return split.locale === locale ? [decodeURIComponent(split.path)] : []
  })
}

/** Names of records by path; pages of the site's own have a title in the editors' texts. */
async function namesOf(locale: Locale): Promise<Map<string, string>> {
  const entries = await sitemapEntries()
  const named = await Promise.all(
    entries.map(async entry => {
      const name = entry.names?.[locale] ?? (await titleOf(entry.path, locale))
      return [decodeURIComponent(entry.path), name] as const
    }),
  )
  return new Map(named.flatMap(([key, name]) => (name ? [[key, name]] : [])))
}

async function titleOf(page: string, locale: Locale): Promise<string | undefined> {
  const text = await seoText(page, locale)
  return text?.h1 ?? text?.title
}
