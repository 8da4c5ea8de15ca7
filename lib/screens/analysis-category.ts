import 'server-only'
import { getTranslations } from 'next-intl/server'
import { type ListCategory, listStep } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'
import { clinicIn } from '@/lib/clinic'
import type { Fact } from '@/lib/entities/fact'
import { priceOf } from '@/lib/entities/price'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import { categoryPath } from '@/lib/routing/category-path'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import { onPage, type Pages, pageCount, pagesOf } from '@/lib/routing/page-numbers'
import { pathOf } from '@/lib/routing/routes'
import { collectionGraph } from '@/lib/seo/collection'
import type { PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { fittingTitle } from '@/lib/seo/titles'
import { wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { plainText } from '@/lib/text/plain-text'
import { lowestPrice } from '@/lib/text/price-range'
import { idOfSlug } from '@/lib/text/transliterate'
import { listedOf, readCatalogue } from './analysis-lists'
import { analysisFacts } from './facts'
import { numberedCrumbs, numberedHead, numberedTitle, pageNumber, someOf } from './numbered'
import { unlisted } from './record'
import { extremes } from './record-prices'
import { recordText } from './record-text'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** One category, or one page of it. */
export interface AnalysisCategoryData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly category: ListCategory
  readonly items: readonly CalculatorItem[]
  readonly pages: Pages
  /** Lowest price in tenge; 0 when there is none. */
  readonly from: number
  /** Whether blood is drawn for some of them, for money. */
  readonly blood: Fact
  readonly others: readonly ListCategory[]
}

interface AnalysisCategoryPage extends AnalysisCategoryData {
  readonly text: SeoAccordionText
  readonly page: PageNode
}

/** All analyses of one category: a page of its own, since people search for categories. */
export const analysisCategoryScreen: Screen<AnalysisCategoryPage> = {
  async load(props) {
    const found = await find(props)
    const { locale, category, items, categories, page } = found
    const path = categoryPath(category)
    const text = await seoText(path, locale)
    const from = lowestPrice(items)
    return {
      page: { locale, path, ...(await headOf(found)), ...text },
      text: text ?? (await textOf(found)),
      h1: await numberedTitle(category.name, page),
      category,
      items: someOf(onPage(items, page, listStep), page),
      pages: pagesOf('analysesOfCategory', category.slug, page, pageCount(items.length, listStep)),
      from,
      blood: analysisFacts(items, locale).blood,
      crumbs: await sectionCrumbs(
        'analyses',
        ...(await numberedCrumbs(
          { name: category.name, path },
          pathOf('analysesOfCategory', category.slug, page),
          page,
        )),
      ),
      others: categories.filter(({ id }) => id !== category.id && id !== 0),
    }
  },
  async metadata(props) {
    const found = await find(props)
    const { locale, page } = found
    const path = categoryPath(found.category)
    const head = { ...(await headOf(found)), ...(await seoText(path, locale)) }
    return pageMetadata({ ...(await numberedHead(head, page)), locale, path })
  },
  jsonLd: ({ page, text, crumbs, category: { count }, items }) =>
    collectionGraph({ page, crumbs, text, count }, listedOf(items)),
}

function textOf({ locale, category: { name }, items }: Found) {
  const priced = items.map(item => ({
    name: plainText(item.name),
    price: priceOf('analysis', item.price, item.priceKind),
  }))
  const prices = extremes(priced)
  const drawing = {
    blood: analysisFacts(items, locale).blood,
    drawing: formatAmount(clinicIn(locale).bloodDrawing),
  }
  return recordText(prices && ['analysisCategory.price', { name, ...prices, ...drawing }])
}

type Found = Awaited<ReturnType<typeof find>>

/** The id in the slug decides; the middleware redirects other spellings. */
async function find(props: ScreenProps) {
  const locale = await currentLocale()
  const { slug = '' } = await props.params
  const id = idOfSlug(slug)
  const { items, categories } = await readCatalogue(locale)
  const category = categories.find(each => each.id === id) ?? unlisted(slug)
  const own = items.filter(item => item.category === id)
  return { locale, category, categories, items: own, page: await pageNumber(props) }
}

async function headOf({ locale, category, items }: Found) {
  const t = await getTranslations('analyses.category')
  const { name, count } = category
  const from = lowestPrice(items)
  const about = {
    name,
    count,
    clinic: clinicIn(locale).name,
    ...clinicIn(locale).place,
    ...analysisFacts(items, locale),
    priced: from > 0 ? 'yes' : 'no',
    amount: formatAmount(from),
    names: items
      .slice(0, 3)
      .map(item => plainText(item.name))
      .join(', '),
  }
  return {
    title: fittingTitle(t('title', about), t('shortTitle', about), name),
    description: wholeSentences(t('description', about)),
  }
}
