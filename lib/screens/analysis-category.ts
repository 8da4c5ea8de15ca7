import 'server-only'
import { getTranslations } from 'next-intl/server'
import { packItems, unpackItems } from '@/lib/calculator/item'
import { currentLocale } from '@/lib/i18n/current'
import { idOfSlug } from '@/lib/i18n/transliterate'
import { formatAmount } from '@/lib/money/format'
import { collectionNodes } from '@/lib/seo/collection'
import { breadcrumbNode, faqNodes, graphOf, type PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { seoText } from '@/lib/seo/texts'
import type { SeoAccordionText } from '@/lib/seo/texts/types'
import { fittingTitle } from '@/lib/seo/titles'
import { clinicIn } from '@/lib/site/clinic'
import { summaryOf } from '@/lib/text/excerpt'
import { stripTags } from '@/lib/text/stripTags'
import { type AnalysisCategoryData, categoryPath } from '@/lib/views/analyses'
import { analysisCrumbs, listedOf, readCatalogue } from './analysis-lists'
import { unlisted } from './record'
import { recordText } from './record-text'
import type { Screen, ScreenProps } from './screen'

interface AnalysisCategoryPage extends AnalysisCategoryData {
  readonly text: SeoAccordionText
  readonly page: PageNode
}

/** All analyses of one category: a page of its own, since people search for categories. */
export const analysisCategory: Screen<AnalysisCategoryPage> = {
  async load(props) {
    const found = await find(props)
    const { category, items, categories } = found
    const page = await pageNode(found)
    return {
      page,
      text:
        (await seoText(page.path, page.locale)) ??
        (await recordText('analysisCategory', { name: category.name, price: lowestPrice(items) })),
      category,
      list: packItems(items),
      from: lowestPrice(items),
      crumbs: await analysisCrumbs({ name: category.name, path: page.path }),
      others: categories.filter(({ id }) => id !== category.id && id !== 0),
    }
  },
  async metadata(props) {
    const page = await pageNode(await find(props))
    return pageMetadata({ ...(await seoText(page.path, page.locale)), ...page })
  },
  jsonLd: ({ page, text, crumbs, list }) =>
    graphOf(
      ...collectionNodes(page, listedOf(unpackItems(list))),
      breadcrumbNode(crumbs, page.locale),
      ...faqNodes(text, page.path, page.locale),
    ),
}

type Found = Awaited<ReturnType<typeof find>>

/** The id in the slug decides; the middleware redirects other spellings. */
async function find({ params }: ScreenProps) {
  const locale = await currentLocale()
  const { slug = '' } = await params
  const id = idOfSlug(slug)
  const { items, categories } = await readCatalogue(locale)
  const category = categories.find(each => each.id === id) ?? unlisted(slug)
  return { locale, category, categories, items: items.filter(item => item.category === id) }
}

async function pageNode({ locale, category, items }: Found): Promise<PageNode> {
  const path = categoryPath(category)
  const [text, t] = await Promise.all([seoText(path, locale), getTranslations('analyses.category')])
  const { name, count } = category
  const from = lowestPrice(items)
  const about = {
    name,
    count,
    clinic: clinicIn(locale).name,
    priced: from > 0 ? 'yes' : 'no',
    amount: formatAmount(from),
    names: items
      .slice(0, 3)
      .map(item => stripTags(item.name))
      .join(', '),
  }
  return {
    locale,
    path,
    title: text?.title ?? fittingTitle(t('title', about), t('shortTitle', about), name),
    description: text?.description ?? summaryOf(t('description', about)),
  }
}

function lowestPrice(items: readonly { readonly price: number }[]): number {
  const prices = items.map(({ price }) => price).filter(price => price > 0)
  return prices.length > 0 ? Math.min(...prices) : 0
}
