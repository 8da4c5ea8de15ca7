import { Calculator } from 'lucide'
import { useTranslations } from 'next-intl'
import type { AnalysesPageProps } from '@/components/analyses/analysesPageProps'
import { CalculatorPanel } from '@/components/analyses/Calculator/CalculatorPanel.island'
import panelStyles from '@/components/analyses/Calculator/CalculatorPanel.module.scss'
import { emptyTexts, useCalculatorLabels } from '@/components/analyses/Calculator/calculatorLabels'
import { EmptyBody } from '@/components/analyses/Calculator/EmptyBody'
import { useReferral } from '@/components/analyses/Referral/referralProps'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './AnalysesPage.module.scss'

export function AnalysesPage({ crumbs, heading, lead, below, children }: AnalysesPageProps) {
  const t = useTranslations('calculator')
  const labels = useCalculatorLabels()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        {heading}
        {lead && <p>{lead}</p>}
      </header>
      <a className="skip-link" href="#calculator">
        {t('skip')}
      </a>
      <div className={styles.columns}>
        {children}
        <CalculatorPanel
          referral={useReferral()}
          labels={labels}
          texts={emptyTexts(labels, 'opensEstimate')}
          empty={<EmptyBody labels={labels} className={panelStyles.count} />}
        >
          <Icon of={Calculator} />
        </CalculatorPanel>
      </div>
      {below}
    </div>
  )
}
