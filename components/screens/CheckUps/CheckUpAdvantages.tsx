import { Building2, CalendarCheck, FileText, Microscope } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import styles from './CheckUpAdvantages.module.scss'

/** What a check-up in the clinic gives. */
export function CheckUpAdvantages() {
  const t = useTranslations('checkUps.advantages')
  const { oneBuilding, ownLaboratory, twoVisits, checkUpReport } = clinicIn(useLocale()).claims
  const advantages = [
    ...(twoVisits === 'yes'
      ? [{ icon: CalendarCheck, name: t('visits'), text: t('visitsText') }]
      : []),
    ...(checkUpReport === 'yes'
      ? [{ icon: FileText, name: t('report'), text: t('reportText') }]
      : []),
    ...(oneBuilding === 'yes' ? [{ icon: Building2, name: t('place'), text: t('placeText') }] : []),
    ...(ownLaboratory === 'yes' ? [{ icon: Microscope, name: t('lab'), text: t('labText') }] : []),
  ]
  if (advantages.length === 0) return null
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
