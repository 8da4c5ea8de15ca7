import { Check, Download } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import { documentHref } from '@/lib/clinic/legal'
import styles from './Deposit.module.scss'

/** The deposit for those whom the insurance does not cover, with its presentation. */
export function Deposit() {
  const t = useTranslations('corporate.deposit')
  const locale = useLocale()
  const { insurance } = clinicIn(locale)
  const points = [t('minimum'), t('people'), t('rest', insurance)]
  return (
    <section id="deposit" className={styles.deposit} aria-labelledby="deposit-title">
      <div>
        <h2 id="deposit-title">{t('title')}</h2>
        <p>{t('text', insurance)}</p>
        <Button href={documentHref('deposit-system', locale)} download variant="light" size="l">
          <Icon of={Download} />
          {t('download')}
        </Button>
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
