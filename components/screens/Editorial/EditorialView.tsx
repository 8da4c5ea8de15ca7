import { useLocale, useTranslations } from 'next-intl'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { RichText } from '@/components/ui/RichText/RichText'
import { clinicIn } from '@/lib/clinic'
import type { EditorialData } from '@/lib/screens/editorial'
import styles from './EditorialView.module.scss'

/** How the clinic's articles come about: the editors' text as a page to read, and where to write. */
export function EditorialView({ h1, lead, crumbs, sections }: EditorialData) {
  const t = useTranslations('editorial')
  const { email, phones } = clinicIn(useLocale())
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <h1>{h1}</h1>
      <p className={styles.lead}>{lead}</p>
      {sections.map(({ title, html }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <RichText html={html} size="article" />
        </section>
      ))}
      <p className={styles.contact}>
        <b>{t('contact')}</b>
        <a href={`mailto:${email}`}>{email}</a>
        {phones.slice(0, 1).map(({ number, label }) => (
          <a key={number} href={`tel:${number}`}>
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}
