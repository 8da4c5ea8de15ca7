import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getAnalyses, getAnalysis } from '@/lib/api/analyses'
import { getSluggedCategories } from '@/lib/api/id-slugs'
import { catalogueOf } from '@/lib/calculator/catalogue'
import { itemOf, packItems } from '@/lib/calculator/item'
import { relatedTo } from '@/lib/calculator/related'
import type { Analysis } from '@/lib/entities/analysis'
import { currentLocale } from '@/lib/i18n/current'
import type { Locale } from '@/lib/i18n/locales'
import { formatAmount } from '@/lib/money/format'
import { breadcrumbNode, graphOf } from '@/lib/seo/jsonld'
import { medicalTestNode } from '@/lib/seo/medical-test'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceNode } from '@/lib/seo/service'
import { seoText } from '@/lib/seo/texts'
import type { SeoText } from '@/lib/seo/texts/types'
import { fittingTitle } from '@/lib/seo/titles'
import { clinicIn } from '@/lib/site/clinic'
import { pathOf } from '@/lib/site/routes'
import { summaryOf } from '@/lib/text/excerpt'
import { stripTags } from '@/lib/text/stripTags'
import { type AnalysisData, categoryPath, relatedCount } from '@/lib/views/analyses'
import { analysisCrumbs } from './analysis-lists'
import { languagesOf, recordOf } from './record'
import type { Screen, ScreenProps } from './screen'

interface AnalysisPage extends AnalysisData {
  readonly text: SeoText | null
  readonly locale: Locale
}

/** One analysis; hits of the search lead here (spec 1 §2). */
export const analysisScreen: Screen<AnalysisPage> = {
  async load(props) {
    const locale = await currentLocale()
    const { analysis, analyses, category, categories } = await read(props, locale)
    const path = pathOf('analysis', analysis.slug)
    const { items } = catalogueOf(analyses, categories, '')
    const between = category ? [{ name: category.name, path: categoryPath(category) }] : []
    return {
      locale,
      analysis,
      text: await seoText(path, locale),
      item: packItems([itemOf(analysis)]),
      category,
      crumbs: await analysisCrumbs(...between, { name: stripTags(analysis.name), path }),
      related: packItems(relatedTo(itemOf(analysis), items, relatedCount)),
    }
  },
  async metadata(props) {
    const locale = await currentLocale()
    const { analysis, analyses, category } = await read(props, locale)
    const path = pathOf('analysis', analysis.slug)
    const text = await seoText(path, locale)
    const words = text ?? (await wordsOf(analysis, analyses, category?.name, locale))
    return pageMetadata({ ...words, locale, path, languages: await languagesOf(path, getAnalyses) })
  },
  jsonLd: ({ analysis, category, crumbs, locale }) => {
    const path = pathOf('analysis', analysis.slug)
    const name = stripTags(analysis.name)
    return graphOf(
      serviceNode({
        locale,
        path,
        name,
        description: '',
        image: analysis.image,
        price: itemOf(analysis).price,
        type: category?.name,
      }),
      medicalTestNode({ locale, path, name }),
      breadcrumbNode(crumbs, locale),
    )
  },
}

async function read(props: ScreenProps, locale: Locale) {
  const [analyses, categories] = await Promise.all([
    getAnalyses(locale),
    getSluggedCategories(locale),
  ])
  const analysis = await recordOf(props, analyses, id => getAnalysis(locale, id))
  const category = categories.find(({ id }) => id === analysis.category_analysis_id)
  return { analysis, analyses, category, categories }
}

async function wordsOf(
  analysis: Analysis,
  analyses: readonly Analysis[],
  category: string | undefined,
  locale: Locale,
) {
  const t = await getTranslations('analyses.analysis')
  const { price } = itemOf(analysis)
  const isAlone = analyses.filter(({ name }) => name === analysis.name).length < 2
  const plain = stripTags(analysis.name)
  // Titles are unique (R2), names need not be.
  const name = isAlone ? plain : `${plain} (${category ?? analysis.slug})`
  const about = {
    name,
    clinic: clinicIn(locale).name,
    priced: price > 0 ? 'yes' : 'no',
    amount: formatAmount(price),
    leaflet: analysis.document ? 'yes' : 'no',
    category: category ?? 'none',
  }
  return {
    title: fittingTitle(t('title', about), t('shortTitle', about), name),
    description: summaryOf(t('description', about), 170),
  }
}
