import { Building2, CalendarCheck, FileText, Microscope } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './CheckUpAdvantages.module.scss'

/** What a check-up in the clinic gives. */
export function CheckUpAdvantages() {
  const t = useTranslations('checkUps.advantages')
  const advantages = [
    { icon: CalendarCheck, name: t('visits'), text: t('visitsText') },
    { icon: FileText, name: t('report'), text: t('reportText') },
    { icon: Building2, name: t('place'), text: t('placeText') },
    { icon: Microscope, name: t('lab'), text: t('labText') },
  ]
  return (
    <section className={styles.advantages} aria-labelledby="advantages">
      <h2 id="advantages">{t('title')}</h2>
      <ul className={styles.list}>
        {advantages.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon of={icon} />
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
