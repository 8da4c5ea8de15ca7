import 'server-only'
import { getTranslations } from 'next-intl/server'
import { priceOfItem } from '@/lib/calculator/item'
import type { WholeSet } from '@/lib/calculator/whole-set'
import { clinicIn } from '@/lib/clinic'
import {
  getAnalysisSet,
  getAnalysisSets,
  missingNames,
  priceOfSet,
  wholeSet,
} from '@/lib/content/client/analysis-sets'
import type { Price } from '@/lib/entities/price'
import type { AnalysisSet, SetLink } from '@/lib/kinds/analysis-set'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceNode } from '@/lib/seo/service'
import { fittingTitle } from '@/lib/seo/titles'
import { wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { saidAs, yesNo } from './facts'
import { followingOf, recordOf } from './record'
import { priceLines } from './record-prices'
import { recordText } from './record-text'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** One set. */
export interface AnalysisSetData extends WholeSet {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly set: AnalysisSet
  readonly price: Price
  /** Names of what is not sold, and not in the price. */
  readonly outside: string
  readonly others: readonly SetLink[]
}

interface AnalysisSetPage extends AnalysisSetData {
  readonly text: SeoAccordionText
  readonly locale: Locale
}

/** A set of analyses with its sum, how long its results are accepted, and all of it for the estimate at once. */
export const analysisSetScreen: Screen<AnalysisSetPage> = {
  async load(props) {
    const { locale, set, sets, path } = await read(props)
    const [whole, text] = await Promise.all([wholeSet(set, locale), seoText(path, locale)])
    return {
      ...whole,
      locale,
      text: text ?? (await textOf(set, whole, locale)),
      h1: text?.h1 ?? set.name,
      crumbs: await sectionCrumbs('analyses', { name: set.name, path }),
      set,
      price: priceOfSet(whole),
      outside: missingNames(whole.parts),
      others: followingOf(sets, set),
    }
  },
  async metadata(props) {
    const { locale, set, path } = await read(props)
    const head = await headOf(set, await wholeSet(set, locale), locale)
    return pageMetadata({ ...head, ...(await seoText(path, locale)), locale, path })
  },
  subject: ({ set: { name, slug }, summary }) => ({
    name,
    path: pathOf('analysisSet', slug),
    sum: summary,
  }),
  jsonLd({ locale, text, crumbs, set: { name, description, slug }, price }) {
    const path = pathOf('analysisSet', slug)
    return graphOf(
      locale,
      serviceNode({ locale, path, name, description, image: null, price }),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, path, locale),
    )
  },
}

async function read(props: ScreenProps) {
  const locale = await currentLocale()
  const sets = await getAnalysisSets(locale)
  const set = await recordOf(props, sets, id => getAnalysisSet(locale, id))
  return { locale, set, sets, path: pathOf('analysisSet', set.slug) }
}

async function textOf({ name }: AnalysisSet, { parts, summary }: WholeSet, locale: Locale) {
  const price = priceOfSet({ summary })
  if (price.kind === 'onRequest') return recordText()
  const t = await getTranslations('seo.records')
  const lines = parts.flatMap(({ name, item, sold }) => {
    const own = sold?.price ?? (item && priceOfItem(item))
    return own ? [{ name, price: own }] : []
  })
  const outside = missingNames(parts)
  return recordText([
    'analysisSet.price',
    {
      name,
      count: summary.count,
      said: price.kind,
      amount: formatAmount(price.tenge),
      blood: yesNo(summary.bloodDrawing > 0),
      drawing: formatAmount(summary.bloodDrawing),
      parts: priceLines(lines, (kind, values) => t(kind, values)),
      missing: yesNo(outside !== ''),
      outside,
      ...clinicIn(locale).place,
    },
  ])
}

async function headOf({ name }: AnalysisSet, whole: WholeSet, locale: Locale) {
  const t = await getTranslations('analyses.set')
  const price = priceOfSet(whole)
  const about = {
    name,
    count: whole.summary.count,
    priced: saidAs(price, 'exact'),
    amount: formatAmount(price.tenge),
    clinic: clinicIn(locale).name,
    ...clinicIn(locale).place,
  }
  return {
    title: fittingTitle(t('title', about), t('shortTitle', about), t('plainTitle', about), name),
    description: wholeSentences(t('description', about)),
  }
}
