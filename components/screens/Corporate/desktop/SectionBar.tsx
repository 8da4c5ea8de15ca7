import { useLocale, useTranslations } from 'next-intl'
import { clinicIn, companyQuestions, companyTerms } from '@/lib/clinic'
import styles from './SectionBar.module.scss'

/** Anchors of the page's sections, in order. */
export const corporateSections = [
  'included',
  'conditions',
  'deposit',
  'benefits',
  'questions',
] as const

/** Links to the sections of the page for companies, which its desktop layout shows. */
export function SectionBar() {
  const t = useTranslations('corporate.sections')
  const clinic = clinicIn(useLocale())
  const { insurance, deposit } = clinic
  const there = {
    included: insurance?.includes[0],
    conditions: insurance,
    deposit,
    benefits: true,
    questions: companyQuestions(companyTerms(clinic))[0],
  }
  const sections = corporateSections.filter(section => there[section])
  return (
    <nav className={styles.bar} aria-label={t('label')}>
      <ul className={styles.links}>
        {sections.map(section => (
          <li key={section}>
            <a href={`#${section}`}>{t(section)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
