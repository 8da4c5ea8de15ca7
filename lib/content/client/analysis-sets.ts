/** Sets of analyses, and what they cost today. */
import 'server-only'
import { alsoOfSold, notDone } from '@/lib/calculator/also'
import { itemOf } from '@/lib/calculator/item-of'
import { soldService } from '@/lib/calculator/sold-records'
import { totalsOf } from '@/lib/calculator/summary'
import type { SetPart, WholeSet } from '@/lib/calculator/whole-set'
import { clinicIn } from '@/lib/clinic'
import type { Price } from '@/lib/entities/price'
import { type AnalysisSet, analysisSetKind } from '@/lib/kinds/analysis-set'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { getAnalyses } from './analyses'
import { callsOf } from './calls'
import { resourceOf } from './kind'
import { getServices } from './services'

export const analysisSets = callsOf(resourceOf(analysisSetKind))

export const { list: getAnalysisSets, details: getAnalysisSet } = analysisSets

/** @throws BackendError */
export async function wholeSet(
  { parts: own }: Pick<AnalysisSet, 'parts'>,
  locale: Locale,
): Promise<WholeSet> {
  const hasServices = own.some(({ serviceId }) => serviceId)
  const [analyses, services] = await Promise.all([
    getAnalyses(locale),
    hasServices ? getServices(locale) : [],
  ])
  const parts = own.map(({ name, validDays, analysisId, serviceId }): SetPart => {
    const analysis = analyses.find(({ id }) => id === analysisId)
    if (analysis) {
      const path = pathOf('analysis', analysis.slug)
      return { name, validDays, item: itemOf(analysis), path }
    }
    const service = services.find(({ id }) => id === serviceId)
    if (!service) return { name, validDays }
    return { name, validDays, sold: soldService(service), path: pathOf('service', service.slug) }
  })
  const items = [...new Map(parts.flatMap(({ item }) => (item ? [[item.id, item]] : []))).values()]
  const sold = new Map(parts.flatMap(({ sold }) => (sold ? [[sold.code, sold]] : [])))
  const prices = [...sold.values()].map(({ price }) => price)
  return {
    parts,
    items,
    also: [
      ...[...sold.values()].map(alsoOfSold),
      ...parts.filter(isMissing).map(({ name }) => notDone(name)),
    ],
    summary: totalsOf(items, clinicIn(locale).bloodDrawing, prices),
  }
}

/** The clinic does not sell it. */
export const isMissing = ({ item, sold }: SetPart): boolean => !item && !sold

/** What is not sold, and not in the sum. */
export const missingNames = (parts: readonly SetPart[]): string =>
  parts
    .filter(isMissing)
    .map(({ name }) => name)
    .join(', ')

/** The least that is to be paid, where some of it has no price yet. */
export const priceOfSet = ({ summary }: Pick<WholeSet, 'summary'>): Price => {
  const { total, isLowest, unpriced } = summary
  if (total === 0) return { kind: 'onRequest', tenge: 0 }
  return { kind: isLowest || unpriced > 0 ? 'from' : 'exact', tenge: total }
}
