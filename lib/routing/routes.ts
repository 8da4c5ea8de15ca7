/**
 * Every public route, once. The middleware, the navigation, the sitemap, hreflang and the e2e
 * table read this list, and a test compares it with the routes that were built. Paths are without a
 * language prefix.
 */
import { isDecodable } from '@/lib/text/escapes'
import { splitLocale } from './split-locale'

interface RouteShape<Slugs extends string, List extends string> {
  /** `[slug]` stands for one segment, checked against the slugs of `slugs`. */
  readonly path: string
  /** The word of the path that names a town, in place of which each clinic has its own. */
  readonly town?: string
  /** The kind of record that the last segment names; an id, where it has one, is in front. */
  readonly slugs?: Slugs
  /**
   * Lists the page cannot be rendered without, by their paths below `/api/`. On a record's page the
   * first one contains the record.
   */
  readonly needs?: readonly List[]
  /** Lists of a page of teasers, of which one is enough to render it. */
  readonly needsAny?: readonly List[]
  /** Path that redirects here permanently, with its query. */
  readonly parent?: string
  /** Reads the query: rendered for each request, with a nonce, not indexed. */
  readonly dynamic?: true
  /** Not in the sitemap and `noindex`. */
  readonly hidden?: true
  /** A long list goes on at `/page/2` below it; those pages are not indexed. */
  readonly numbered?: true
}

const teasers = ['banners', 'services', 'analyses', 'parent-check-ups', 'doctors'] as const

const table = {
  home: { path: '/', needsAny: teasers },
  landingClinic: { path: '/klinika-v-almaty', town: 'almaty', needsAny: teasers },
  landingMedCentre: { path: '/med-centr-v-almaty', town: 'almaty', needsAny: teasers },
  landingMedcentre: { path: '/medcentr-v-almaty', town: 'almaty', needsAny: teasers },
  landingMedicalCentre: { path: '/medicinskiy-centr-v-almaty', town: 'almaty', needsAny: teasers },
  servicesTop: { path: '/services/top', parent: '/services', needs: ['services'] },
  servicesCategory: {
    path: '/services/category/[slug]',
    slugs: 'serviceCategory',
    needs: ['category-services', 'services'],
  },
  service: { path: '/services/details/[slug]', slugs: 'service', needs: ['services'] },
  doctors: { path: '/doctors-list/list', parent: '/doctors-list', needs: ['doctors'] },
  doctorsOfSpecialty: {
    path: '/doctors-list/specialty/[slug]',
    slugs: 'specialty',
    needs: ['job-titles', 'doctors'],
    numbered: true,
  },
  doctor: { path: '/doctors-list/[slug]', slugs: 'doctor', needs: ['doctors'] },
  promotions: { path: '/promotions/list', parent: '/promotions', needs: ['promotions'] },
  promotionsCosmetology: { path: '/promotions/category/cosmetology', needs: ['promotions'] },
  promotion: { path: '/promotions/[slug]', slugs: 'promotion', needs: ['promotions'] },
  articles: { path: '/posts/list', parent: '/posts', needs: ['posts'] },
  article: { path: '/posts/[slug]', slugs: 'article', needs: ['posts'] },
  analyses: { path: '/analysis/list', parent: '/analysis', needs: ['analyses'] },
  analysesOfCategory: {
    path: '/analysis/category/[slug]',
    slugs: 'analysisCategory',
    needs: ['category-analyses', 'analyses'],
    numbered: true,
  },
  analysisSet: {
    path: '/analysis/sets/[slug]',
    slugs: 'analysisSet',
    needs: ['analysis-sets', 'analyses', 'services'],
  },
  analysis: { path: '/analysis/list/[slug]', slugs: 'analysis', needs: ['analyses'] },
  estimate: { path: '/analysis/estimate', needs: ['analyses'], dynamic: true, hidden: true },
  checkUps: { path: '/check-up/list', parent: '/check-up', needs: ['parent-check-ups'] },
  parentCheckUp: {
    path: '/check-up/adults/[slug]',
    slugs: 'parentCheckUp',
    needs: ['parent-check-ups', 'check-ups', 'check-up-packages'],
  },
  checkUp: {
    path: '/check-up/adults-details/[slug]',
    slugs: 'checkUp',
    needs: ['check-ups', 'check-up-packages'],
  },
  about: { path: '/about-us' },
  contacts: { path: '/contacts' },
  corporate: { path: '/corporate-clients' },
  editorial: { path: '/editorial-policy' },
  siteMap: { path: '/karta-sayta' },
  priceList: {
    path: '/price-list',
    needs: ['services', 'doctors', 'analyses', 'check-ups', 'check-up-packages', 'promotions'],
    hidden: true,
  },
  search: { path: '/search', dynamic: true, hidden: true },
  request: { path: '/request', dynamic: true, hidden: true },
  requestAccepted: { path: '/request/accepted', hidden: true },
} as const satisfies Record<string, RouteShape<string, string>>

type Table = typeof table

export type RouteName = keyof Table

/** Routes with a page per record. */
type RecordRouteName = {
  [Name in RouteName]: Table[Name] extends { readonly slugs: string } ? Name : never
}[RouteName]

/** Routes about records: one, or a list. */
export type ContentRouteName = {
  [Name in RouteName]: Table[Name] extends { readonly needs: unknown } ? Name : never
}[RouteName]

/** The kinds of records that have pages. */
export type SlugKind = Table[RecordRouteName]['slugs']

/** The lists that contain these records. */
export type RecordList = Table[RecordRouteName]['needs'][0]

/** Lists of the backend, by their paths below `/api/`. */
export type ListName =
  | Table[ContentRouteName]['needs'][number]
  | Table['home']['needsAny'][number]
  | 'analyse/russian-letters'
  | 'doctor/russian-letters'

export type Route = RouteShape<SlugKind, ListName>

interface RecordRoute {
  readonly name: RecordRouteName
  readonly list: RecordList
}

/** The page of one record of each kind, and the list that contains the record. */
export const recordRoutes = Object.fromEntries(
  Object.entries(table).flatMap(([name, route]) =>
    'slugs' in route ? [[route.slugs, { name, list: route.needs[0] }]] : [],
  ),
) as Readonly<Record<SlugKind, RecordRoute>>

/** In the order of the routes. */
export const slugKinds = Object.keys(recordRoutes) as readonly SlugKind[]

export const routes: Readonly<Record<RouteName, Route>> = {
  ...table,
  // The page links every record.
  siteMap: { ...table.siteMap, needs: slugKinds.map(kind => recordRoutes[kind].list) },
}

/** Parents redirect permanently to their list child, the query kept. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(routes).flatMap(({ parent, path }) => (parent ? [[parent, path]] : [])),
)

/**
 * `pathOf('doctor', 'ivanova-anna')` is `/doctors-list/ivanova-anna`.
 * @param page of a numbered list, counted from 1, which is the path itself
 */
export function pathOf(name: RouteName, slug = '', page = 1): string {
  const { path: pattern, town } = routes[name]
  const own = encodeURIComponent(slug)
  const path = town ? pattern.replace(town, own || town) : pattern.replace('[slug]', own)
  return page > 1 ? `${path}/page/${page}` : path
}

/** Whether a path, with or without language prefix, is that of a page. */
export function isPage(pathname: string): boolean {
  return matchRoute(splitLocale(pathname).path) !== null
}

export interface RouteMatch {
  readonly name: RouteName
  readonly route: Route
  /** Decoded; of a path with a town that town; empty for routes without one. */
  readonly slug: string
  /** Of a numbered list, counted from 1; else 1. */
  readonly page: number
}

/** From page 2 on: page 1 has the list's own path only. */
const numberedPage = '(?:/page/(?<page>[2-9]|[1-9]\\d{1,3}))?'

/** Other spellings of it: page 1, leading zeros. */
const anyNumberedPage = '(?:/page/0{0,9}(?<page>[1-9]\\d{0,3}))?'

const patterns = (Object.keys(table) as RouteName[]).map(name => {
  const { path, town } = routes[name]
  const source = town
    ? path.replace(town, '(?<slug>[a-z\\d-]+)')
    : path.replace('[slug]', '(?<slug>[^/]+)')
  const [page, anyPage] = routes[name].numbered ? [numberedPage, anyNumberedPage] : ['', '']
  return {
    name,
    route: routes[name],
    exact: new RegExp(`^${source}${page}$`),
    similar: new RegExp(`^${source}${anyPage}$`, 'i'),
  }
})

/**
 * The route of a path without language prefix, or `null`, also for a malformed percent-encoding.
 * Fixed paths win over those with a slug, so that `/doctors-list/list` is never taken for a doctor.
 */
export function matchRoute(path: string): RouteMatch | null {
  return matches(path, 'exact')[0] ?? null
}

/**
 * The routes that a path may mean, likelier ones first: its own, then those whose path is spelt
 * differently. Slugs are as sent.
 */
export function similarRoutes(path: string): readonly RouteMatch[] {
  const listed = redirects[path.toLowerCase()] ?? path
  return [...matches(listed, 'exact'), ...matches(listed, 'similar')]
}

/** Fixed paths before those with a slug. */
function matches(path: string, spelling: 'exact' | 'similar'): readonly RouteMatch[] {
  if (!isDecodable(path)) return []
  const found = patterns.flatMap(({ name, route, [spelling]: pattern }) => {
    const match = pattern.exec(path)
    if (!match) return []
    const { slug = '', page = 1 } = match.groups ?? {}
    const spelt = decodeURIComponent(slug)
    return [{ name, route, slug: route.town ? spelt.toLowerCase() : spelt, page: Number(page) }]
  })
  return [...found].sort((a, b) => Number(!!a.route.slugs) - Number(!!b.route.slugs))
}
