import 'server-only'
import { getTranslations } from 'next-intl/server'
import { type ListCategory, listStep } from '@/lib/calculator/browse'
import type { LetterEntry } from '@/lib/calculator/filter'
import type { CalculatorItem } from '@/lib/calculator/item'
import { getAnalyses, getAnalysisLetters } from '@/lib/content/client/analyses'
import { getAnalysisSets } from '@/lib/content/client/analysis-sets'
import { isForChildren } from '@/lib/entities/child'
import type { Fact } from '@/lib/entities/fact'
import type { SetLink } from '@/lib/kinds/analysis-set'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
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

/** The list of all analyses; the HTML has the first part of it. */
export interface AnalysesData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly categories: readonly ListCategory[]
  /** Letters of the alphabet row, without "all". */
  readonly letters: readonly LetterEntry[]
  readonly items: readonly CalculatorItem[]
  readonly sets: readonly SetLink[]
  /** Whether blood is drawn for some of all, for money, and whether some have leaflets. */
  readonly facts: Readonly<Record<'blood' | 'leaflets', Fact>>
  /** Whether the clinic says of some that they are for children. */
  readonly hasForChildren: boolean
  /** Whether there are any in the other language. */
  readonly elsewhere: boolean
}

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
