import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/sections/Section'
import { clinicIn, companyTerms } from '@/lib/clinic'
import styles from './Conditions.module.scss'

const conditions = ['staff', 'age', 'period', 'territory'] as const

/** Whom the insurance covers, for how long and where (B50). */
export function Conditions() {
  const t = useTranslations('corporate.conditions')
  const terms = companyTerms(clinicIn(useLocale()))
  return (
    <Section id="conditions" title={t('title')}>
      <ul className={styles.conditions}>
        {conditions.map(key => (
          <li key={key}>
            <b>{t(`${key}.value`, terms)}</b>
            <span>{t(`${key}.text`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.limits}>
        <b>{t('disability', terms)}</b>{' '}
        {terms.deposit === 'yes' && <a href="#deposit">{t('others')}</a>}
      </p>
    </Section>
  )
}
