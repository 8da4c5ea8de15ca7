import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ListCategory } from '@/lib/calculator/browse'
import { type CalculatorItem, priceOfItem } from '@/lib/calculator/item'
import { itemOf } from '@/lib/calculator/item-of'
import { totalsOf } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { getAnalyses, getAnalysis } from '@/lib/content/client/analyses'
import { getSluggedCategories } from '@/lib/content/client/id-slugs'
import { derived } from '@/lib/content/derived'
import type { Related } from '@/lib/entities/related'
import { isByAppointment } from '@/lib/entities/sample'
import type { Analysis } from '@/lib/kinds/analysis'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import { categoryPath } from '@/lib/routing/category-path'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { relatedCount } from '@/lib/screens/counts'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { medicalTestNode } from '@/lib/seo/medical-test'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceNode } from '@/lib/seo/service'
import { sharePath } from '@/lib/seo/share'
import { beforeColon, fittingTitle } from '@/lib/seo/titles'
import { wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { plainText } from '@/lib/text/plain-text'
import { drawingSaid, saidAs, yesNo } from './facts'
import { readableLeaflet } from './leaflet'
import { optional } from './optional'
import { followingOf, recordOf } from './record'
import { recordText } from './record-text'
import { relatedToAnalysis } from './related'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** One analysis. */
export interface AnalysisData {
  readonly crumbs: readonly Crumb[]
  readonly analysis: Analysis
  /** The same analysis as an item of the calculator. */
  readonly item: CalculatorItem
  readonly category: Pick<ListCategory, 'name' | 'slug'> | undefined
  /** The text of its document, if the clinic has it. */
  readonly leaflet: { readonly title: string; readonly html: string } | null
  readonly related: readonly CalculatorItem[]
  readonly relations: Related
}

interface AnalysisPage extends AnalysisData {
  readonly text: SeoAccordionText
  readonly locale: Locale
}

/** One analysis; hits of the search lead here (B17). */
export const analysisScreen: Screen<AnalysisPage> = {
  async load(props) {
    const locale = await currentLocale()
    const { analysis, analyses, category } = await read(props, locale)
    const path = pathOf('analysis', analysis.slug)
    const family = category ? (familiesOf(analyses).get(category.id) ?? []) : []
    const between = category ? [{ name: category.name, path: categoryPath(category) }] : []
    return {
      locale,
      analysis,
      text: await textOf(analysis, analyses, category?.name, locale),
      item: itemOf(analysis),
      category,
      leaflet: readableLeaflet(analysis.document, locale),
      crumbs: await sectionCrumbs('analyses', ...between, { name: plainText(analysis.name), path }),
      related: followingOf(family, analysis).slice(0, relatedCount),
      relations: await relatedToAnalysis(analysis, category, locale),
    }
  },
  async metadata(props) {
    const locale = await currentLocale()
    const { analysis, analyses, category } = await read(props, locale)
    const path = pathOf('analysis', analysis.slug)
    const text = await seoText(path, locale)
    const head = await headOf(analysis, analyses, category?.name, locale)
    // Thousands of analyses share the pictures of their categories.
    const image = sharePath(category ? categoryPath(category) : pathOf('analyses'), locale)
    return pageMetadata({ ...head, ...text, locale, path, image })
  },
  subject: ({ analysis, item, locale }) => ({
    name: plainText(analysis.name),
    path: pathOf('analysis', analysis.slug),
    sum: totalsOf([item], clinicIn(locale).bloodDrawing),
  }),
  jsonLd: ({ analysis, item, text, category, crumbs, relations, locale }) => {
    const path = pathOf('analysis', analysis.slug)
    const name = plainText(analysis.name)
    return graphOf(
      locale,
      serviceNode({
        locale,
        path,
        name,
        description: analysis.shows,
        image: analysis.image,
        price: priceOfItem(item),
        prices: analysis.prices,
        type: category?.name,
        relatedTo: relations.checkUps,
      }),
      medicalTestNode({ locale, path, name, description: analysis.shows }),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, path, locale),
    )
  },
}

async function read(props: ScreenProps, locale: Locale) {
  const [analyses, categories] = await Promise.all([
    getAnalyses(locale),
    optional(getSluggedCategories(locale), []),
  ])
  // The list has all fields of an analysis: only one that is unusable there is fetched.
  const analysis = await recordOf(
    props,
    analyses,
    async id => analyses.find(listed => listed.id === id) ?? getAnalysis(locale, id),
  )
  const category = categories.find(({ id }) => id === analysis.categoryId)
  return { analysis, analyses, category }
}

/** By category, in the backend's order. */
const familiesOf = derived((analyses: readonly Analysis[]) => {
  const families = new Map<number, CalculatorItem[]>()
  for (const item of analyses.map(itemOf)) {
    const family = families.get(item.category)
    if (family) family.push(item)
    else families.set(item.category, [item])
  }
  return families
})

/** How many analyses have each name. */
const countsOf = derived((analyses: readonly Analysis[]) => {
  const counts = new Map<string, number>()
  for (const { name } of analyses) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
})

const plainNamesOf = derived((analyses: readonly Analysis[]) =>
  analyses.map(({ name }) => plainText(name)),
)

/** Titles and questions are unique (R2, R25), names need not be. */
function uniqueName(
  analysis: Analysis,
  analyses: readonly Analysis[],
  category: string | undefined,
): string {
  const isAlone = (countsOf(analyses).get(analysis.name) ?? 0) < 2
  const plain = plainText(analysis.name)
  return isAlone ? plain : `${plain} (${category ?? analysis.slug})`
}

async function textOf(
  analysis: Analysis,
  analyses: readonly Analysis[],
  category: string | undefined,
  locale: Locale,
): Promise<SeoAccordionText> {
  const written = await seoText(pathOf('analysis', analysis.slug), locale)
  const item = itemOf(analysis)
  const price = priceOfItem(item)
  if (written || price.kind === 'onRequest') return written ?? recordText()
  const { bloodDrawing: drawing, place } = clinicIn(locale)
  const { total } = totalsOf([item], drawing)
  const values = {
    name: uniqueName(analysis, analyses, category),
    amount: formatAmount(price.tenge),
    said: saidAs(price, 'exact'),
    blood: drawingSaid(item, drawing),
    sum: formatAmount(total),
    leaflet: yesNo(Boolean(analysis.document)),
    ...place,
  }
  return recordText(['analysis.price', values])
}

async function headOf(
  analysis: Analysis,
  analyses: readonly Analysis[],
  category: string | undefined,
  locale: Locale,
) {
  const t = await getTranslations('analyses.analysis')
  const price = priceOfItem(itemOf(analysis))
  const name = uniqueName(analysis, analyses, category)
  const about = {
    name,
    clinic: clinicIn(locale).name,
    ...clinicIn(locale).place,
    priced: saidAs(price, 'exact'),
    amount: formatAmount(price.tenge),
    leaflet: analysis.document ? 'yes' : 'no',
    walkIn: isByAppointment(analysis.sample) ? 'no' : clinicIn(locale).claims.walkIn,
    category: category ?? 'none',
  }
  const short = beforeColon(name, plainNamesOf(analyses))
  return {
    title: fittingTitle(
      t('title', about),
      t('shortTitle', about),
      t('plainTitle', about),
      ...(short ? [t('shortTitle', { ...about, name: short })] : []),
      name,
    ),
    description: wholeSentences(t('description', about)),
  }
}
