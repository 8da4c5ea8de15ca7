import { Check, Download } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn, companyTerms } from '@/lib/clinic'
import styles from './Deposit.module.scss'

/** The deposit, also for those whom the insurance does not cover, with its presentation. */
export function Deposit() {
  const t = useTranslations('corporate.deposit')
  const clinic = clinicIn(useLocale())
  const terms = companyTerms(clinic)
  const presentation = clinic.documents['deposit-system']
  const open = terms.openDeposit === 'yes' ? [t('minimum'), t('people')] : []
  const points = [...open, t('rest', terms)]
  return (
    <section id="deposit" className={styles.deposit} aria-labelledby="deposit-title">
      <div>
        <h2 id="deposit-title">{t('title')}</h2>
        <p>{t('text', terms)}</p>
        {presentation && (
          <Button href={presentation} download variant="light" size="l">
            <Icon of={Download} />
            {t('download')}
          </Button>
        )}
      </div>
      <ul className={styles.points}>
        {points.map(point => (
          <li key={point}>
            <Icon of={Check} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
