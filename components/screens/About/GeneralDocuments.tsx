import { Download, FileText } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { documentHref, generalDocuments } from '@/lib/clinic/legal'
import styles from './LicenceCard.module.scss'

/** The documents that everyone may read before a visit. */
export function GeneralDocuments() {
  const t = useTranslations('about.licence')
  const locale = useLocale()
  return (
    <>
      <h3 className={styles.untabbed}>{t('documents')}</h3>
      <ul className={styles.files}>
        {generalDocuments.map(name => (
          <li key={name}>
            <a href={documentHref(name, locale)} download>
              <Icon of={FileText} />
              <span>
                <b>{t(`files.${name}`)}</b>
                <small>{t('file')}</small>
              </span>
              <Icon of={Download} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
