import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/sections/Section'
import { clinicIn, companyTerms, insuranceOf } from '@/lib/clinic'
import styles from './Conditions.module.scss'

const conditions = ['staff', 'age', 'period'] as const

/** Whom the insurance covers, for how long and where (B50). */
export function Conditions() {
  const t = useTranslations('corporate.conditions')
  const clinic = clinicIn(useLocale())
  const terms = companyTerms(clinic)
  const { includes, territory, withoutDisability } = insuranceOf(clinic)
  const overseas = includes.includes('overseas') ? 'yes' : 'no'
  return (
    <Section id="conditions" title={t('title')}>
      <ul className={styles.conditions}>
        {conditions.map(key => (
          <li key={key}>
            <b>{t(`${key}.value`, terms)}</b>
            <span>{t(`${key}.text`)}</span>
          </li>
        ))}
        {territory && (
          <li>
            <b>{territory}</b>
            <span>{t('territory', { overseas })}</span>
          </li>
        )}
      </ul>
      {(withoutDisability || terms.deposit === 'yes') && (
        <p className={styles.limits}>
          {withoutDisability && <b>{t('disability', terms)}</b>}{' '}
          {terms.deposit === 'yes' && <a href="#deposit">{t('others', terms)}</a>}
        </p>
      )}
    </Section>
  )
}
