/** All prices of the clinic: services, analyses and check-ups by their categories. */
import 'server-only'
import { wholeTenge } from '@/lib/calculator/item'
import { clinicIn } from '@/lib/clinic'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getAnalysisCategories } from '@/lib/content/client/analysis-categories'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices } from '@/lib/content/client/services'
import type { CheckUp, CheckUpPackage } from '@/lib/entities/check-up'
import { type PackagePrice, packagePrices } from '@/lib/entities/check-up-prices'
import type { PriceGroup, PriceRow, PriceSection } from '@/lib/props/price-list'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { pathOf } from '@/lib/routing/routes'
import { lowerFirst } from '@/lib/text/lower-first'
import { plainText } from '@/lib/text/plain-text'
import { optional } from './optional'

const none: readonly never[] = []

/**
 * In the order of the site's own lists, without sections and categories that have no records.
 * @throws BackendError
 */
export async function priceSections(locale: Locale): Promise<readonly PriceSection[]> {
  const { nav } = await messagesOf(locale)
  const [services, analyses, checkUps] = await Promise.all([
    serviceGroups(locale),
    analysisGroups(locale),
    checkUpGroups(locale),
  ])
  const sections: readonly PriceSection[] = [
    { kind: 'services', title: nav.services, groups: services },
    { kind: 'analyses', title: nav.analyses, groups: analyses },
    { kind: 'checkUps', title: nav.checkUps, groups: checkUps },
  ]
  return sections.filter(({ groups }) => groups.length > 0)
}

async function serviceGroups(locale: Locale): Promise<PriceGroup[]> {
  const [all, categories, { services }] = await Promise.all([
    getServices(locale),
    optional(getServiceCategories(locale), none),
    messagesOf(locale),
  ])
  const priced = all.map(({ id, slug, name, price, discount, serviceCategory }) => ({
    category: serviceCategory?.id,
    rows: [row(`service-${id}`, name, pathOf('service', slug), price, discount)],
  }))
  return grouped(priced, categories, services.top.others)
}

async function analysisGroups(locale: Locale): Promise<PriceGroup[]> {
  const [all, categories, { analyses, calculator }] = await Promise.all([
    getAnalyses(locale),
    optional(getAnalysisCategories(locale), none),
    messagesOf(locale),
  ])
  const { bloodDrawing } = clinicIn(locale)
  const blood = row('blood-test', calculator.bloodTest, pathOf('analyses'), bloodDrawing, null)
  const hasBlood = bloodDrawing > 0 && all.some(({ bloodTestIncluded }) => bloodTestIncluded)
  const priced = all.map(({ id, slug, name, price, discountPercent, ...analysis }) => ({
    category: analysis.categoryId,
    rows: [
      row(`analysis-${id}`, plainText(name), pathOf('analysis', slug), price, discountPercent),
    ],
  }))
  const further = hasBlood ? [{ category: null, rows: [blood] }] : []
  return grouped([...priced, ...further], categories, analyses.others)
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
  { name: checkUp, slug }: CheckUp,
  own: CheckUpPackage,
  words: Readonly<Record<PackagePrice['audience'], string>>,
): PriceRow[] {
  const name = own.name === checkUp ? checkUp : `${checkUp}: ${own.name}`
  const path = pathOf('checkUp', slug)
  return packagePrices(own).map(({ audience, value }) =>
    audience === 'general'
      ? row(`package-${own.id}`, name, path, value, null)
      : row(
          `package-${own.id}-${audience}`,
          `${name} (${lowerFirst(words[audience])})`,
          path,
          value,
          null,
        ),
  )
}

function row(
  id: string,
  name: string,
  path: string,
  price: number,
  discount: number | null,
): PriceRow {
  return { id, name, path, price: wholeTenge(price), discount: discount ?? 0 }
}

interface Priced {
  /** Id of the category, if any. */
  readonly category: number | null | undefined
  readonly rows: readonly PriceRow[]
}

/** Categories keep their order; what is in none of them comes last, as `others`. */
function grouped(
  records: readonly Priced[],
  categories: readonly { readonly id: number; readonly name: string }[],
  others: string,
): PriceGroup[] {
  const titles = new Map(categories.map(({ id, name }) => [id, name]))
  const groups = new Map<string, PriceRow[]>([...titles.values(), others].map(name => [name, []]))
  for (const { category, rows } of records) {
    groups.get(titles.get(category ?? 0) ?? others)?.push(...rows)
  }
  return [...groups].flatMap(([title, rows]) => (rows.length > 0 ? [{ title, rows }] : []))
}
