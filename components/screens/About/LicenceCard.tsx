import { useTranslations } from 'next-intl'
import { Tabs } from '@/components/ui/Tabs/Tabs.island'
import { GeneralDocuments } from './GeneralDocuments'
import { Licence } from './Licence'
import styles from './LicenceCard.module.scss'

/** Licence and general documentation behind two tabs. */
export function LicenceCard() {
  const t = useTranslations('about.licence')
  return (
    <section className={styles.card} aria-labelledby="licence">
      <h2 id="licence">{t('title')}</h2>
      <Tabs
        label={t('label')}
        panels={[
          { id: 'licence', label: t('licence'), content: <Licence /> },
          { id: 'documents', label: t('documents'), content: <GeneralDocuments /> },
        ]}
      />
    </section>
  )
}
