import { useLocale } from 'next-intl'
import type { AnalysesPageProps } from '@/components/analyses/analysesPageProps'
import { CalculatorDock } from '@/components/analyses/Calculator/CalculatorDock.island'
import { useCalculatorLabels } from '@/components/analyses/Calculator/calculatorLabels'
import { useReferral } from '@/components/analyses/Referral/referralProps'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import styles from './AnalysesPage.module.scss'

export function AnalysesPage({ crumbs, heading, lead, below, children }: AnalysesPageProps) {
  const { estimate } = analysisHrefs(useLocale())
  return (
    <div>
      <div className={styles.content}>
        <Breadcrumbs crumbs={crumbs} />
        {heading}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {below}
      </div>
      <CalculatorDock referral={useReferral()} labels={useCalculatorLabels()} estimate={estimate} />
    </div>
  )
}
