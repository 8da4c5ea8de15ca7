/** The texts and prices each page has to show, from the site's own API and the editors' texts. */

import { isElement, type Node, parseHtml, tidy } from '@clinic/seo-report/rules/dom'
import type { Page } from '@clinic/seo-report/rules/page-types'
import { pathOfUrl, routeOf } from '@clinic/seo-report/rules/site'
import { showsPrice, showsText } from '@clinic/seo-report/rules/visible-text'
import { seoText, textPaths } from '@/lib/page-texts'
import { type Locale, localePath } from '@/lib/routing/locales'
import { pathOf, type RouteName, routes } from '@/lib/routing/routes'

/** Texts and prices that a page must show. */
export interface ExpectedContent {
  readonly texts: readonly string[]
  /** Whole tenge, never 0. */
  readonly prices: readonly number[]
}

interface Item {
  readonly id: number
  readonly slug?: string
  readonly name: string
  readonly [key: string]: unknown
}

/** Reads `/api/{path}`: the list or the record. */
export type ReadApi = (path: string) => Promise<unknown>

const priceKeys = [
  'price',
  'first_appointment',
  'repeated_appointment',
  'male_check_up_price',
  'female_check_up_price',
]

/**
 * Fields whose values no page has to show: URLs (of a source it is the link's), dates, codes that it says
 * in words, names that other pages show, and what people call it.
 */
const unshownKeys =
  /^(slug|called|image|mob_image|file|document|link|url|sample|child_blood|category|category_service|receives|from|until|.*_at)$/

/** The texts between the tags of a piece of HTML, each of which a page has to show. */
function textsOfHtml(html: string): string[] {
  const texts: string[] = []
  const collect = (node: Node) => {
    if (node.type === 'text' && 'data' in node && tidy(node.data)) texts.push(tidy(node.data))
    if (isElement(node)) node.children.forEach(collect)
  }
  parseHtml(html).children.forEach(collect)
  return texts
}

/** All texts of a record, including those in its lists. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return textsOfHtml(value)
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, own]) => (unshownKeys.test(key) ? [] : wordsOf(own)))
}

/** Whole tenge; a general price counts where there is none for men or women. */
export function pricesOf(item: Readonly<Record<string, unknown>>): number[] {
  const own = priceKeys.map(key => Math.round(Number(item[key]))).filter(price => price > 0)
  return own.length > 0 ? own : [Number(item.general_price)].filter(price => price > 0)
}

/** The path is without language prefix. */
type PageContent = readonly [path: string, content: ExpectedContent]

const record =
  (route: RouteName) =>
  (item: Item): PageContent => [
    pathOf(route, item.slug),
    { texts: wordsOf(item), prices: pricesOf(item) },
  ]

/** A list that names its records, and what they cost. */
const list = (path: string, items: readonly Item[]): PageContent => [
  path,
  { texts: items.flatMap(({ name }) => wordsOf(name)), prices: items.flatMap(pricesOf) },
]

/**
 * The expected content of all pages in one language, by absolute URL.
 * @param listed URLs of the sitemap, for slugs such as `3-kardiolog` that the API does not have
 * @throws Error when the API does not answer
 */
export async function loadExpectedContent(
  origin: string,
  locale: Locale,
  listed: readonly string[],
  read: ReadApi,
): Promise<Map<string, ExpectedContent>> {
  const once = memoised(read)
  const parts = [
    ...(await contentOfLists(once)),
    ...(await contentOfServices(once)),
    ...(await contentOfDoctors(once)),
    ...(await contentOfAnalyses(once, listed)),
    ...(await listOf(once, 'analysis-sets')).map(record('analysisSet')),
    ...(await contentOfCheckUps(once)),
    ...(await contentOfEditors(locale)),
  ]
  const contents = new Map<string, ExpectedContent>()
  for (const [path, { texts, prices }] of parts) {
    const url = origin + localePath(path, locale)
    const known = contents.get(url) ?? { texts: [], prices: [] }
    contents.set(url, {
      texts: [...known.texts, ...texts],
      prices: [...known.prices, ...prices],
    })
  }
  return contents
}

const listOf = async (read: ReadApi, path: string) => (await read(path)) as readonly Item[]

/** Reads each path once. */
function memoised(read: ReadApi): ReadApi {
  const responses = new Map<string, unknown>()
  return async path => {
    if (!responses.has(path)) responses.set(path, await read(path))
    return responses.get(path)
  }
}

/** Pages of one list that show a part of it, or more of a record than the list has. */
const exceptions: readonly RouteName[] = ['servicesTop', 'promotionsCosmetology', 'doctor']

/** Content of every indexed page whose route needs only one list: the list, or a record of it. */
async function contentOfLists(read: ReadApi): Promise<PageContent[]> {
  const content: PageContent[] = []
  for (const [name, { path, slugs, needs, hidden }] of Object.entries(routes)) {
    const route = name as RouteName
    const [only, ...others] = needs ?? []
    if (hidden || !only || others.length > 0 || exceptions.includes(route)) continue
    const items = await listOf(read, only)
    content.push(...(slugs ? items.map(record(route)) : [list(path, items)]))
  }
  return content
}

async function contentOfServices(read: ReadApi): Promise<PageContent[]> {
  const services = await listOf(read, 'services')
  const categories = await listOf(read, 'category-services')
  const ofCategory = ({ id }: Item) =>
    services.filter(({ category_service: own }) => (own as Item | null)?.id === id)
  // The category with sort 1 is the page of top services, which shows five.
  return categories
    .filter(({ sort }) => sort !== 1)
    .map(category => list(pathOf('servicesCategory', category.slug), ofCategory(category)))
}

async function contentOfDoctors(read: ReadApi): Promise<PageContent[]> {
  const cards = await listOf(read, 'doctors')
  const doctors: Item[] = []
  for (const { id } of cards) doctors.push((await read(`doctors/${id}`)) as Item)
  return doctors.map(record('doctor'))
}

async function contentOfAnalyses(read: ReadApi, listed: readonly string[]): Promise<PageContent[]> {
  const analyses = await listOf(read, 'analyses')
  const categories = await listOf(read, 'category-analyses')
  const slugOf = (id: number) =>
    listed.map(url => new RegExp(`/analysis/category/(${id}-[^/]+)$`).exec(url)?.[1]).find(Boolean)
  return [
    list(pathOf('analyses'), categories),
    ...categories.map(({ id }) =>
      list(
        pathOf('analysesOfCategory', slugOf(id) ?? `${id}-`),
        analyses.filter(({ category_analysis_id: own }) => own === id),
      ),
    ),
  ]
}

async function contentOfCheckUps(read: ReadApi): Promise<PageContent[]> {
  const parents = await listOf(read, 'parent-check-ups')
  const checkUps = await listOf(read, 'check-ups')
  const packages = await listOf(read, 'check-up-packages')
  const packagesOf = ({ id }: Item) => packages.filter(({ check_up_id: own }) => own === id)
  const ofParent = ({ id }: Item) => checkUps.filter(({ parent_id: own }) => own === id)
  return [
    ...parents.flatMap(parent => [
      record('parentCheckUp')({ ...parent, short_tags: [] }),
      list(pathOf('parentCheckUp', parent.slug), ofParent(parent)),
    ]),
    ...checkUps.flatMap(checkUp => [
      record('checkUp')(checkUp),
      ...packagesOf(checkUp).map(
        (own): PageContent => [
          pathOf('checkUp', checkUp.slug),
          { texts: wordsOf(own), prices: pricesOf(own) },
        ],
      ),
    ]),
  ]
}

/** The collapsible text at the bottom of a page. */
async function contentOfEditors(locale: Locale): Promise<PageContent[]> {
  const texts = await Promise.all(
    textPaths(locale).map(async path => [path, await seoText(path, locale)] as const),
  )
  return texts.map(([path, text]) => {
    const items = text?.accordionItems ?? []
    return [
      path,
      { texts: items.flatMap(item => [item.title, ...textsOfHtml(item.html)]), prices: [] },
    ]
  })
}

/** What of its content the page does not show. */
export function missingOn(page: Page, { texts, prices }: ExpectedContent): string[] {
  const { mainText } = page
  const missing = [
    ...texts.filter(expected => !showsText(mainText, expected)),
    ...prices.filter(price => !showsPrice(mainText, price)).map(price => `${price} ₸`),
  ]
  return missing.map(each => `${pathOfUrl(page.url)} ${page.visitor}: ${each}`)
}

/** Pages that show a part of a list, or names alone. */
const partial: readonly RouteName[] = [
  'servicesTop',
  'doctorsOfSpecialty',
  'promotionsCosmetology',
  'siteMap',
]

/** Whether a page shows a record or a list of records, and must have expected content. */
function isAboutRecords(route: RouteName | undefined): boolean {
  if (!route || partial.includes(route)) return false
  return routes[route].needs !== undefined && !routes[route].hidden
}

/**
 * Records without a page, and pages without a record.
 * @param listed URLs of the sitemap
 */
export function unpaired(
  contents: ReadonlyMap<string, ExpectedContent>,
  listed: readonly string[],
): string[] {
  const pages = listed.filter(url => isAboutRecords(routeOf(url)))
  return [
    ...[...contents.keys()].filter(url => !listed.includes(url)),
    ...pages.filter(url => !contents.has(url)),
  ]
}
