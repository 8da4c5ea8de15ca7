import { useLocale } from 'next-intl'
import { Rows } from '@/components/analyses/AnalysisRows/Rows.island'
import { useRowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { itemOf } from '@/lib/calculator/item-of'
import type { Analysis } from '@/lib/kinds/analysis'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { Case } from './Case'

interface AnalysisCaseProps {
  readonly analysis: Analysis
  readonly extreme?: boolean
}

/** An analysis as a row of the list; it can be chosen, and the calculator counts it. */
export function AnalysisCase({ analysis, extreme = false }: AnalysisCaseProps) {
  const labels = useRowLabels()
  const base = localePath(pathOf('analyses'), useLocale())
  return (
    <Case name={extreme ? 'Analysis, extremes' : 'Analysis'}>
      <Rows items={[itemOf(analysis)]} labels={labels} base={base} />
    </Case>
  )
}
