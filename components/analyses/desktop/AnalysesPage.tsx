import type { AnalysesPageProps } from '@/components/analyses/analysesPageProps'
import { CalculatorPanel } from '@/components/analyses/Calculator/CalculatorPanel.island'
import { useCalculatorLabels } from '@/components/analyses/Calculator/calculatorLabels'
import { useReferral } from '@/components/analyses/Referral/referralProps'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import styles from './AnalysesPage.module.scss'

export function AnalysesPage({ crumbs, heading, lead, below, children }: AnalysesPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        {heading}
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles.columns}>
        {children}
        <CalculatorPanel referral={useReferral()} labels={useCalculatorLabels()} />
      </div>
      {below}
    </div>
  )
}
