import { useLocale } from 'next-intl'
import { Spoken } from '@/components/sections/Spoken'
import { clinicIn } from '@/lib/clinic'
import { hoursLabel, hoursSaid } from '@/lib/clinic/hours-text'

/** The clinic's hours in one line. */
export function OpeningHours() {
  const locale = useLocale()
  const { hours } = clinicIn(locale)
  return <Spoken shown={hoursLabel(hours, locale)} said={hoursSaid(hours, locale)} />
}
