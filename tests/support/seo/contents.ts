/** What editors and the backend say about each page, read from the site's own API. */

import { type Locale, localePath } from '@/lib/i18n/locales'
import { pathOfText, seoText, textKeys } from '@/lib/seo/texts'
import { pathOf, type RouteName } from '@/lib/site/routes'
import { textsOfHtml } from './shown'
import type { Content } from './site'

interface Item {
  readonly id: number
  readonly slug?: string
  readonly [key: string]: unknown
}

/** Reads `/api/{path}`: the list or the record. */
export type ReadApi = (path: string, locale: Locale) => Promise<unknown>

const priceKeys = [
  'price',
  'first_appointment',
  'repeated_appointment',
  'male_check_up_price',
  'female_check_up_price',
]

/** Names, addresses and dates of files are no words for people; the category has a page. */
const wordless =
  /^(slug|image|mob_image|file|document|link|category|category_service|.*_at|tags_?)$/

/** All words of a record, those of its lists among them. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return textsOfHtml(value)
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, own]) => (wordless.test(key) ? [] : wordsOf(own)))
}

export function pricesOf(item: Readonly<Record<string, unknown>>): number[] {
  return priceKeys.map(key => Math.round(Number(item[key]))).filter(price => price > 0)
}

/** The general price counts where there is none for men or women. */
function packagePrices(item: Item): number[] {
  const own = pricesOf(item)
  return own.length > 0 ? own : [Number(item.general_price)].filter(price => price > 0)
}

/** By absolute address. @throws Error when the API does not answer */
export async function loadContents(
  origin: string,
  locale: Locale,
  read: ReadApi,
): Promise<Map<string, Content>> {
  const contents = new Map<string, Content>()
  const add = (path: string, texts: readonly string[], prices: readonly number[] = []) => {
    const local = localePath(path, locale)
    const known = contents.get(origin + local)
    contents.set(origin + local, {
      texts: [...(known?.texts ?? []), ...texts],
      prices: [...(known?.prices ?? []), ...prices],
    })
  }
  const listOf = async (path: string) => (await read(path, locale)) as readonly Item[]
  const addRecords = (route: RouteName, items: readonly Item[]) => {
    for (const item of items) add(pathOf(route, item.slug), wordsOf(item), pricesOf(item))
  }

  const [services, promotions, posts, analyses] = await Promise.all(
    ['services', 'promotions', 'posts', 'analyses'].map(listOf),
  )
  addRecords('service', services ?? [])
  addRecords('promotion', promotions ?? [])
  addRecords('post', posts ?? [])
  addRecords('analysis', analyses ?? [])
  add(pathOf('promotions'), namesOf(promotions))
  add(pathOf('posts'), namesOf(posts))

  const cards = await listOf('doctors')
  add(pathOf('doctors'), namesOf(cards))
  for (const { id } of cards) {
    const doctor = (await read(`doctors/${id}`, locale)) as Item
    add(pathOf('doctor', doctor.slug), wordsOf(doctor), pricesOf(doctor))
  }

  const [parents = [], checkUps = [], packages = []] = await Promise.all(
    ['parent-check-ups', 'check-ups', 'check-up-packages'].map(listOf),
  )
  add(pathOf('checkUps'), namesOf(parents))
  for (const parent of parents) {
    const { name, short_description } = parent
    const own = checkUps.filter(({ parent_id }) => parent_id === parent.id)
    add(pathOf('parentCheckUp', parent.slug), [
      ...wordsOf([name, short_description]),
      ...namesOf(own),
    ])
  }
  for (const checkUp of checkUps) {
    const own = packages.filter(({ check_up_id }) => check_up_id === checkUp.id)
    const prices = own.flatMap(packagePrices)
    add(pathOf('checkUp', checkUp.slug), [...wordsOf(checkUp), ...own.flatMap(wordsOf)], prices)
  }

  for (const key of textKeys) {
    const path = pathOfText(key)
    const text = await seoText(path, locale)
    add(
      path,
      (text?.accordionItems ?? []).flatMap(item => [item.title, ...textsOfHtml(item.html)]),
    )
  }
  return contents
}

function namesOf(items: readonly Item[] = []): string[] {
  return items.flatMap(({ name }) => wordsOf(name))
}
