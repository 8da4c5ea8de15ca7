import { Calculator } from 'lucide'
import { useLocale } from 'next-intl'
import type { AnalysesPageProps } from '@/components/analyses/analysesPageProps'
import { ButtonTotal } from '@/components/analyses/Calculator/ButtonTotal'
import { CalculatorDock } from '@/components/analyses/Calculator/CalculatorDock.island'
import { emptyTexts, useCalculatorLabels } from '@/components/analyses/Calculator/calculatorLabels'
import { EmptyBody } from '@/components/analyses/Calculator/EmptyBody'
import { ReferralButton } from '@/components/analyses/Referral/ReferralButton.island'
import { useReferral } from '@/components/analyses/Referral/referralProps'
import { mainActionClass } from '@/components/request/FloatingActions/MainAction'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Icon } from '@/components/ui/Icon/Icon'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import styles from './AnalysesPage.module.scss'

export function AnalysesPage({ crumbs, heading, lead, below, children }: AnalysesPageProps) {
  const labels = useCalculatorLabels()
  const referral = useReferral()
  const { estimate } = analysisHrefs(useLocale())
  return (
    <div>
      <div className={styles.content}>
        <Breadcrumbs crumbs={crumbs} />
        {heading}
        {lead && <p className={styles.lead}>{lead}</p>}
        <ReferralButton {...referral} entry="list-on-page" />
        {children}
        <p className={styles.hint}>{labels.hint}</p>
        {below}
      </div>
      <CalculatorDock
        className={mainActionClass}
        referral={referral}
        labels={labels}
        estimate={estimate}
        texts={{
          total: <ButtonTotal label={labels.button} {...emptyTexts(labels, 'chosen')} />,
          added: '',
        }}
        empty={
          <>
            <h2>{labels.title}</h2>
            <EmptyBody labels={labels} />
            <p>{labels.hint}</p>
          </>
        }
      >
        <Icon of={Calculator} />
      </CalculatorDock>
    </div>
  )
}
