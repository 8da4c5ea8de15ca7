import { useTranslations } from 'next-intl'
import { corporateSections } from '@/lib/props/corporate'
import styles from './SectionBar.module.scss'

/** Links to the sections of the page for companies, which its desktop layout shows. */
export function SectionBar() {
  const t = useTranslations('corporate.sections')
  return (
    <nav className={styles.bar} aria-label={t('label')}>
      <ul className={styles.links}>
        {corporateSections.map(section => (
          <li key={section}>
            <a href={`#${section}`}>{t(section)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
