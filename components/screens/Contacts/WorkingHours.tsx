import { useLocale, useTranslations } from 'next-intl'
import { Spoken } from '@/components/sections/Spoken'
import { clinicIn } from '@/lib/clinic'
import type { Hours } from '@/lib/clinic/hours'
import { dayPhrase, hoursLines } from '@/lib/clinic/hours-text'
import type { ContactsData } from '@/lib/screens/contacts'
import { daysText } from '@/lib/text/days'
import { OpenNow } from './OpenNow.island'
import styles from './WorkingHours.module.scss'

/** The week, the days that differ from it, and whether the clinic is open now. */
export function WorkingHours({ specialDays }: Pick<ContactsData, 'specialDays'>) {
  const t = useTranslations('contacts')
  const week = useTranslations('doctors.week')
  const locale = useLocale()
  const { hours, laboratoryHours, place } = clinicIn(locale)
  const months = week('months').split(', ')
  const labels = {
    open: t.raw('state.open'),
    always: t('state.always'),
    opensToday: t.raw('state.opensToday'),
    opensTomorrow: t.raw('state.opensTomorrow'),
    opensLater: t.raw('state.opensLater'),
    closed: t('state.closed'),
    months,
  }
  return (
    <>
      <dd>
        <WeekLines hours={hours} /> <small>{t('zone', { ...place })}</small>
        <OpenNow hours={hours} labels={labels} />
      </dd>
      {specialDays.map(({ from, until, hours: open, reason }) => (
        <dd key={from}>
          {t('special', {
            days: daysText(from, until, months),
            hours: open.length > 0 ? dayPhrase(open, locale) : t('closedDays'),
            reason: reason || 'none',
          })}
        </dd>
      ))}
      {laboratoryHours && (
        <dd>
          <small>{t('laboratory')}</small> <WeekLines hours={laboratoryHours} />
        </dd>
      )}
    </>
  )
}

function WeekLines({ hours }: { readonly hours: Hours }) {
  const lines = hoursLines(hours, useLocale())
  return (
    <b className={styles.week}>
      {lines.map(line => (
        <span key={line.days}>
          <Spoken shown={`${line.days} ${line.hours}`} said={line.said} />
        </span>
      ))}
    </b>
  )
}
