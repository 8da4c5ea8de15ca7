import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { getSitemapUrls } from '@/lib/content/client/own-sitemap'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import { type Locale, localePath } from '@/lib/routing/locales'
import { footerNavigation, mainNavigation } from '@/lib/routing/navigation'
import { pathOf, type RouteName } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'
import {
  breadcrumbNode,
  clinicNode,
  faqNodes,
  graphOf,
  type PageNode,
  webPageNode,
} from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { readableTitle, type SiteMapGroup, siteMapGroups } from '@/lib/seo/site-map-groups'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { partOfPath, sitemapFile } from '@/lib/seo/sitemap-xml-parts'
import { textStream } from '@/lib/text/text-stream'
import type { Screen } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** The site map page: groups by the first segment, in them groups by the second. */
export interface SiteMapData {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly groups: readonly SiteMapGroup[]
}

interface SiteMapPage extends SiteMapData {
  readonly text: SeoText | null
  readonly page: PageNode
}

const path = pathOf('siteMap')

/** `/services/details` for the route of a service. */
function folderOf(name: RouteName): string {
  const page = pathOf(name)
  return page.slice(0, page.lastIndexOf('/'))
}

/** The site map for people, from the parsed sitemap file (B20, R20). */
export const siteMapScreen: Screen<SiteMapPage> = {
  async load() {
    const locale = await currentLocale()
    const t = await getTranslations('siteMap')
    const nav = await getTranslations('nav')
    const promotions = await getTranslations('promotions')
    const text = await seoText(path, locale)
    const entries = await sitemapEntries()
    const [paths, names] = await Promise.all([pathsOf(entries, locale), namesOf(entries, locale)])
    const groups = new Map([
      [folderOf('servicesCategory'), t('groups.servicesCategory')],
      [folderOf('service'), t('groups.services')],
      [folderOf('doctorsOfSpecialty'), t('groups.specialties')],
      [folderOf('promotionsCosmetology'), t('groups.promotionsCategory')],
      [folderOf('analysis'), t('groups.analyses')],
      [folderOf('analysesOfCategory'), t('groups.analysisCategories')],
      [folderOf('analysisSet'), t('groups.analysisSets')],
      [folderOf('parentCheckUp'), t('groups.parentCheckUps')],
      [folderOf('checkUp'), t('groups.checkUps')],
    ])
    const entriesOfMenus = [...mainNavigation, ...footerNavigation]
    const labels = new Map(entriesOfMenus.map(({ path, label }) => [path, nav(label)]))
    labels.set(pathOf('promotionsCosmetology'), promotions('cosmetology.h1'))
    const sections = new Map(mainNavigation.map(({ section, label }) => [section, nav(label)]))
    return {
      text,
      page: { locale, path, ...(await headOf(locale)), ...text },
      title: t('h1'),
      crumbs: await sectionCrumbs('siteMap'),
      groups: siteMapGroups(
        paths,
        {
          page: key => names.get(key) ?? labels.get(key) ?? readableTitle(key),
          group: key => groups.get(key) ?? readableTitle(key),
          section: segment => sections.get(segment) ?? readableTitle(segment),
          clinic: t('clinic'),
        },
        key => localePath(key, locale),
      ),
    }
  },
  async metadata() {
    const locale = await currentLocale()
    const text = await seoText(path, locale)
    return pageMetadata({ ...(await headOf(locale)), ...text, locale, path })
  },
  jsonLd: ({ page, text, crumbs }) =>
    graphOf(
      page.locale,
      clinicNode(page.locale),
      webPageNode(page),
      breadcrumbNode(crumbs, page.locale),
      ...faqNodes(text, path, page.locale),
    ),
}

async function headOf(locale: Locale) {
  const t = await getTranslations('siteMap')
  const { name: clinic, place } = clinicIn(locale)
  return { title: t('h1'), description: t('description', { clinic, ...place }) }
}

/** The parsed sitemap, memoised by its entries. */
let read: { readonly entries: readonly SitemapEntry[]; readonly urls: string[] } | undefined

/** URLs in the order of the file, which is parsed as a crawler would parse it. */
async function urlsOf(entries: readonly SitemapEntry[]): Promise<string[]> {
  if (read?.entries === entries) return read.urls
  const urls = await getSitemapUrls({
    origin: env().SITE_URL,
    fetch: async ({ url }) => {
      const pieces = await sitemapFile(() => entries, partOfPath(new URL(url).pathname))
      return new Response(pieces && textStream(pieces))
    },
  })
  read = { entries, urls }
  return urls
}

/** Paths of one language in the order of the file. */
async function pathsOf(entries: readonly SitemapEntry[], locale: Locale): Promise<string[]> {
  return (await urlsOf(entries)).flatMap(url => {
    const split = splitLocale(new URL(url).pathname)
    return split.locale === locale ? [split.path] : []
  })
}

/** Names of records by path; pages of the site's own have a title in the editors' texts. */
async function namesOf(
  entries: readonly SitemapEntry[],
  locale: Locale,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { path: page, names: own } of entries) {
    const name = own?.[locale] ?? (await titleOf(page, locale))
    if (name) names.set(page, name)
  }
  return names
}

async function titleOf(page: string, locale: Locale): Promise<string | undefined> {
  const text = await seoText(page, locale)
  return text?.h1 ?? text?.title
}
