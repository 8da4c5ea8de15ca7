/** All prices of the clinic: services, visits, analyses, check-ups and promotions by their categories. */
import 'server-only'
import { itemOf } from '@/lib/calculator/item-of'
import { analysisCode, serviceCode } from '@/lib/calculator/sold'
import { soldPackages, soldVisits } from '@/lib/calculator/sold-records'
import { totalsOf } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctors } from '@/lib/content/client/doctors'
import { getSluggedCategories, getSluggedSpecialties } from '@/lib/content/client/id-slugs'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPromotions } from '@/lib/content/client/promotions'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices } from '@/lib/content/client/services'
import { sameSpecialty } from '@/lib/doctors/specialties'
import type { PackagePrice } from '@/lib/entities/check-up-prices'
import { type NamedPrice, priceOfName } from '@/lib/entities/named-prices'
import { type Price, priceOf } from '@/lib/entities/price'
import type { CheckUp, CheckUpPackage } from '@/lib/kinds/check-up'
import { categoryPath } from '@/lib/routing/category-path'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { pathOf } from '@/lib/routing/routes'
import { serviceCategoryPath } from '@/lib/routing/service-categories'
import { clinicDay } from '@/lib/text/days'
import { lowerFirst } from '@/lib/text/lower-first'
import { plainText } from '@/lib/text/plain-text'
import { specialtyPath } from './doctor-lists'
import { optional } from './optional'

/** A price as the price list names it. */
export interface PriceRow {
  /** Unique among all kinds and the same in both languages: `service-7`, `package-3-male`. */
  readonly id: string
  /** Under which an estimate has it; absent where it has none. */
  readonly code?: string
  /** Key of its name, where a record has several prices. */
  readonly applies?: string
  /** Plain text. */
  readonly name: string
  /** Path of the page without language prefix. */
  readonly path: string
  readonly price: Price
  /** Percent; 0: none. */
  readonly discount: number
  /** A service of which children have a discount. */
  readonly isCheaperForChildren?: true
  /** The last day of a promotion: `2026-11-28`. */
  readonly lastDay?: string | undefined
  /** Tenge that are paid for drawing blood besides, once a visit; 0: none. */
  readonly bloodDrawing: number
}

/** A category and its prices. */
export interface PriceGroup {
  readonly title: string
  /** Path of its own page, without language prefix, if it has one. */
  readonly path?: string | undefined
  readonly rows: readonly PriceRow[]
}

/** In the order of the list; assistants ask for them by these names, too. */
export const priceSectionKinds = [
  'services',
  'doctors',
  'analyses',
  'checkUps',
  'promotions',
] as const

/** Services, doctors and so on: each with its categories. */
export interface SectionOf<Group> {
  readonly kind: (typeof priceSectionKinds)[number]
  readonly title: string
  readonly groups: readonly Group[]
}

export type PriceSection = SectionOf<PriceGroup>

const none: readonly never[] = []

/**
 * In the order of the site's own lists, without sections and categories that have no records.
 * @throws BackendError
 */
export async function priceSections(locale: Locale): Promise<readonly PriceSection[]> {
  const { nav } = await messagesOf(locale)
  const groups = await Promise.all([
    serviceGroups(locale),
    visitGroups(locale),
    analysisGroups(locale),
    checkUpGroups(locale),
    promotionGroups(locale),
  ])
  const sections = priceSectionKinds.map((kind, index) => ({
    kind,
    title: nav[kind],
    groups: groups[index] ?? [],
  }))
  return sections.filter(({ groups }) => groups.length > 0)
}

async function serviceGroups(locale: Locale): Promise<PriceGroup[]> {
  const [all, categories, { services }] = await Promise.all([
    getServices(locale),
    optional(getServiceCategories(locale), none),
    messagesOf(locale),
  ])
  const hasChildDiscount = clinicIn(locale).claims.childDiscount === 'yes'
  const priced = all.map(
    ({ id, slug, name, price, priceKind, prices, discount, serviceCategory, isForChildren }) => ({
      category: serviceCategory?.id,
      rows: namedRows(
        row(`service-${id}`, name, pathOf('service', slug), priceOf('service', price, priceKind), {
          discount,
          code: serviceCode(id),
          ...(isForChildren && hasChildDiscount && { isCheaperForChildren: true }),
        }),
        prices,
      ),
    }),
  )
  return grouped(priced, categories, services.top.others, serviceCategoryPath)
}

/** The first and the repeated visit to each doctor, by the main specialty. */
async function visitGroups(locale: Locale): Promise<PriceGroup[]> {
  const [all, specialties, { doctors: words }] = await Promise.all([
    getDoctors(locale),
    optional(getSluggedSpecialties(locale), none),
    messagesOf(locale),
  ])
  const priced = all.map(doctor => {
    const [main = ''] = doctor.specialties
    return {
      category: specialties.find(({ name }) => sameSpecialty(name, main))?.id,
      rows: Object.entries(soldVisits(doctor, words.card)).map(([kind, { code, name, price }]) =>
        row(`${kind}-visit-${doctor.id}`, name, pathOf('doctor', doctor.slug), price, { code }),
      ),
    }
  })
  return grouped(priced, specialties, words.rest, specialtyPath)
}

async function analysisGroups(locale: Locale): Promise<PriceGroup[]> {
  const [all, categories, { analyses, calculator }] = await Promise.all([
    getAnalyses(locale),
    optional(getSluggedCategories(locale), none),
    messagesOf(locale),
  ])
  const { bloodDrawing } = clinicIn(locale)
  const items = all.map(analysis => ({ ...itemOf(analysis), prices: analysis.prices }))
  const drawing = priceOf('analysis', bloodDrawing)
  const blood = row('blood-test', calculator.bloodTest, pathOf('analyses'), drawing)
  const priced = items.map(item => ({
    category: item.category,
    rows: namedRows(
      row(
        `analysis-${item.id}`,
        plainText(item.name),
        pathOf('analysis', item.slug),
        priceOf('analysis', item.price, item.priceKind),
        {
          code: analysisCode(item.id),
          discount: item.discount,
          bloodDrawing: totalsOf([item], bloodDrawing).bloodDrawing,
        },
      ),
      item.prices,
    ),
  }))
  const hasBlood = totalsOf(items, bloodDrawing).bloodDrawing > 0
  const further = hasBlood ? [{ category: null, rows: [blood] }] : []
  return grouped([...priced, ...further], categories, analyses.others, categoryPath)
}

/** Those that run, with their last days. */
async function promotionGroups(locale: Locale): Promise<PriceGroup[]> {
  const [all, { promotions }] = await Promise.all([getPromotions(locale), messagesOf(locale)])
  const rows = all.map(({ id, slug, name, price, priceKind, discount, until }) =>
    row(
      `promotion-${id}`,
      name,
      pathOf('promotion', slug),
      priceOf('promotion', price, priceKind),
      {
        discount,
        lastDay: until && clinicDay(new Date(until)),
      },
    ),
  )
  return rows.length > 0 ? [{ title: promotions.h1, rows }] : []
}

async function checkUpGroups(locale: Locale): Promise<PriceGroup[]> {
  const [all, packages, parents, { checkUps }] = await Promise.all([
    getCheckUps(locale),
    getCheckUpPackages(locale),
    optional(getParentCheckUps(locale), none),
    messagesOf(locale),
  ])
  const priced = all.map(checkUp => ({
    category: checkUp.parentId,
    rows: packages
      .filter(({ checkUpId }) => checkUpId === checkUp.id)
      .flatMap(own => packageRows(checkUp, own, checkUps.package)),
  }))
  return grouped(priced, parents, checkUps.details.more)
}

/** A row for each price: a package may have one for men and one for women. */
function packageRows(
  checkUp: CheckUp,
  own: CheckUpPackage,
  words: Readonly<Record<PackagePrice['audience'], string>>,
): PriceRow[] {
  return soldPackages(checkUp.name, own, words).map(({ audience, sold: { code, name, price } }) =>
    row(
      `package-${own.id}${audience === 'general' ? '' : `-${audience}`}`,
      name,
      pathOf('checkUp', checkUp.slug),
      price,
      { code },
    ),
  )
}

/** A row for each name of a price, where it has several. */
const namedRows = (one: PriceRow, prices: readonly NamedPrice[] = []): PriceRow[] =>
  prices.length === 0
    ? [one]
    : prices.map((each, at) => {
        const id = `${one.id}-${at + 1}`
        const name = `${one.name} (${lowerFirst(each.name)})`
        return row(id, name, one.path, priceOfName(each), { ...one, applies: each.key })
      })

interface About {
  readonly code?: string | undefined
  readonly applies?: string
  readonly discount?: number | null
  readonly lastDay?: string | undefined
  readonly bloodDrawing?: number
  readonly isCheaperForChildren?: true
}

function row(
  id: string,
  name: string,
  path: string,
  price: Price,
  { code, applies, discount, lastDay, bloodDrawing = 0, isCheaperForChildren }: About = {},
): PriceRow {
  // Nothing is taken off of nothing.
  const off = price.kind === 'free' ? 0 : (discount ?? 0)
  const said = { name, path, price, discount: off, lastDay, bloodDrawing }
  return {
    id,
    ...(code && { code }),
    ...(applies && { applies }),
    ...said,
    ...(isCheaperForChildren && { isCheaperForChildren }),
  }
}

interface Priced {
  /** Id of the category, if any. */
  readonly category: number | null | undefined
  readonly rows: readonly PriceRow[]
}

/** Categories keep their order; what is in none of them comes last, as `others`. */
function grouped<Category extends { readonly id: number; readonly name: string }>(
  records: readonly Priced[],
  categories: readonly Category[],
  others: string,
  pathOfCategory?: (category: Category) => string,
): PriceGroup[] {
  const titles = new Map(categories.map(({ id, name }) => [id, name]))
  const paths = new Map(categories.map(each => [each.name, pathOfCategory?.(each)]))
  const groups = new Map<string, PriceRow[]>([...titles.values(), others].map(name => [name, []]))
  for (const { category, rows } of records) {
    groups.get(titles.get(category ?? 0) ?? others)?.push(...rows)
  }
  return [...groups].flatMap(([title, rows]) =>
    rows.length > 0 ? [{ title, path: paths.get(title), rows }] : [],
  )
}
