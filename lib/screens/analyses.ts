import 'server-only'
import { getTranslations } from 'next-intl/server'
import { listStep } from '@/lib/calculator/browse'
import { getAnalyses, getAnalysisLetters } from '@/lib/content/client/analyses'
import { getAnalysisSets } from '@/lib/content/client/analysis-sets'
import { isForChildren } from '@/lib/entities/child'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { AnalysesData } from '@/lib/props/analyses'
import { currentLocale } from '@/lib/routing/current-locale'
import { pathOf } from '@/lib/routing/routes'
import { collectionGraph } from '@/lib/seo/collection'
import type { PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { listedOf, readCatalogue } from './analysis-lists'
import { analysisFacts } from './facts'
import { optional } from './optional'
import { indexingOf, isElsewhere } from './record'
import type { Screen } from './screen'
import { sectionCrumbs } from './section-crumbs'

interface AnalysesPage extends AnalysesData {
  readonly text: SeoText | null
  readonly page: PageNode
}

const path = pathOf('analyses')

/**
 * The list of analyses with the calculator (B12). The HTML has only the first part of the price
 * list; each category has a page of its own with all of its analyses.
 */
export const analysesScreen: Screen<AnalysesPage> = {
  async load() {
    const locale = await currentLocale()
    const [{ items, categories }, letters, text, head, t] = await Promise.all([
      readCatalogue(locale),
      optional(getAnalysisLetters(locale), []),
      seoText(path, locale),
      headOf(),
      getTranslations('analyses'),
    ])
    return {
      text,
      page: { locale, path, ...head, ...text },
      h1: text?.h1 ?? t('h1'),
      crumbs: await sectionCrumbs('analyses'),
      categories,
      letters: letters.map(group => ({
        letter: group.letter,
        categories: group.categories.map(({ id }) => id),
      })),
      items: items.slice(0, listStep),
      hasForChildren: (await getAnalyses(locale)).some(isForChildren),
      sets: await optional(getAnalysisSets(locale), []),
      facts: analysisFacts(items, locale),
      elsewhere: await isElsewhere('analyses', locale),
    }
  },
  async metadata() {
    const locale = await currentLocale()
    const text = await seoText(path, locale)
    const indexing = await indexingOf('analyses', locale)
    return pageMetadata({ ...(await headOf()), ...text, ...indexing, locale, path })
  },
  jsonLd({ page, text, crumbs, categories, items }) {
    if (items.length === 0) return null
    const count = categories.reduce((sum, category) => sum + category.count, 0)
    return collectionGraph({ page, crumbs, text, count }, listedOf(items))
  },
}

async function headOf() {
  const t = await getTranslations('analyses')
  return { title: t('h1'), description: t('description') }
}
