import { Download } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import { documentHref } from '@/lib/clinic/legal'
import { fullDate } from '@/lib/text/days'
import styles from './LicenceCard.module.scss'

/** Holder and date of the licence, and its file. */
export function Licence() {
  const t = useTranslations('about.licence')
  const locale = useLocale()
  const { legalName, bin, licence, postalCode, city, street } = clinicIn(locale)
  const facts = [
    { term: t('entity'), value: legalName },
    { term: t('bin'), value: bin },
    { term: t('address'), value: `${postalCode}, ${city}, ${street}` },
    { term: t('activity'), value: t('activityValue') },
    { term: t('number'), value: licence.number },
    {
      term: t('issued'),
      value: <time dateTime={licence.issued}>{fullDate(licence.issued)}</time>,
    },
    ...(licence.validUntil
      ? [
          {
            term: t('validUntil'),
            value: <time dateTime={licence.validUntil}>{fullDate(licence.validUntil)}</time>,
          },
        ]
      : []),
  ]
  return (
    <div className={styles.licence}>
      <h3 className={styles.untabbed}>{t('licence')}</h3>
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button href={documentHref('licence', locale)} download variant="secondary">
        <Icon of={Download} />
        {t('download')}
      </Button>
    </div>
  )
}
