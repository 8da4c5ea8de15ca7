/** What editors and the backend say about each page, read from the site's own API. */
import { type Locale, localePath } from '@/lib/routing/locales'
import { pathOf, type RouteName, routes } from '@/lib/routing/routes'
import { seoText, textPaths } from '@/lib/seo/texts'
import { textsOfHtml } from './shown'
import type { Content } from './site'

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

/** Addresses and dates are no words for people; a category's name is that of its own page. */
const wordless = /^(slug|image|mob_image|file|document|link|category|category_service|.*_at)$/

/** All words of a record, those of its lists among them. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return textsOfHtml(value)
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, own]) => (wordless.test(key) ? [] : wordsOf(own)))
}

/** Whole tenge; a general price counts where there is none for men or women. */
export function pricesOf(item: Readonly<Record<string, unknown>>): number[] {
  const own = priceKeys.map(key => Math.round(Number(item[key]))).filter(price => price > 0)
  return own.length > 0 ? own : [Number(item.general_price)].filter(price => price > 0)
}

/** A page by its path without language prefix. */
type Said = readonly [path: string, content: Content]

const record =
  (route: RouteName) =>
  (item: Item): Said => [pathOf(route, item.slug), { texts: wordsOf(item), prices: pricesOf(item) }]

/** A list that names its records, and what they cost. */
const list = (path: string, items: readonly Item[]): Said => [
  path,
  { texts: items.flatMap(({ name }) => wordsOf(name)), prices: items.flatMap(pricesOf) },
]

/**
 * Everything in one language, by absolute address.
 * @param listed addresses of the sitemap: the name in a slug such as `3-kardiolog` is the site's
 * @throws Error when the API does not answer
 */
export async function loadContents(
  origin: string,
  locale: Locale,
  listed: readonly string[],
  read: ReadApi,
): Promise<Map<string, Content>> {
  const once = remembered(read)
  const said = [
    ...(await saidOfLists(once)),
    ...(await saidOfServices(once)),
    ...(await saidOfDoctors(once)),
    ...(await saidOfAnalyses(once, listed)),
    ...(await saidOfCheckUps(once)),
    ...(await saidByEditors(locale)),
  ]
  const contents = new Map<string, Content>()
  for (const [path, { texts, prices }] of said) {
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
function remembered(read: ReadApi): ReadApi {
  const answers = new Map<string, unknown>()
  return async path => {
    if (!answers.has(path)) answers.set(path, await read(path))
    return answers.get(path)
  }
}

/** Pages of one list that show a part of it, or more of a record than the list has. */
const apart: readonly RouteName[] = ['servicesTop', 'promotionsCosmetology', 'doctor']

/** Of every page whose route needs one list alone: the list, or a record of it. */
async function saidOfLists(read: ReadApi): Promise<Said[]> {
  const said: Said[] = []
  for (const [name, { path, slugs, needs }] of Object.entries(routes)) {
    const route = name as RouteName
    const [only, ...others] = needs ?? []
    if (!only || others.length > 0 || apart.includes(route)) continue
    const items = await listOf(read, only)
    said.push(...(slugs ? items.map(record(route)) : [list(path, items)]))
  }
  return said
}

async function saidOfServices(read: ReadApi): Promise<Said[]> {
  const services = await listOf(read, 'services')
  const categories = await listOf(read, 'category-services')
  const ofCategory = ({ id }: Item) =>
    services.filter(({ category_service: own }) => (own as Item | null)?.id === id)
  // The category with sort 1 is the page of top services, which shows five.
  return categories
    .filter(({ sort }) => sort !== 1)
    .map(category => list(pathOf('servicesCategory', category.slug), ofCategory(category)))
}

async function saidOfDoctors(read: ReadApi): Promise<Said[]> {
  const cards = await listOf(read, 'doctors')
  const doctors: Item[] = []
  for (const { id } of cards) doctors.push((await read(`doctors/${id}`)) as Item)
  return doctors.map(record('doctor'))
}

async function saidOfAnalyses(read: ReadApi, listed: readonly string[]): Promise<Said[]> {
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

async function saidOfCheckUps(read: ReadApi): Promise<Said[]> {
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
        (own): Said => [
          pathOf('checkUp', checkUp.slug),
          { texts: wordsOf(own), prices: pricesOf(own) },
        ],
      ),
    ]),
  ]
}

/** The collapsible text at the foot of a page. */
async function saidByEditors(locale: Locale): Promise<Said[]> {
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
