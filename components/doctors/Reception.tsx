import { CalendarClock } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Reception as ReceptionDays } from '@/lib/doctors/reception'
import type { RelatedDoctor } from '@/lib/props/doctors'
import { doctorHref } from './hrefs'
import type { DoctorLabels } from './labels'
import styles from './Reception.module.scss'
import { receptionLines } from './receptionLines'

interface ReceptionProps {
  readonly doctor: ReceptionDays
  readonly labels: Pick<DoctorLabels, 'reception' | 'week' | 'doctorHref'>
  /** Who stand in, on the doctor's own page. */
  readonly substitutes?: readonly RelatedDoctor[]
}

/** On which days a doctor receives, and when not; nothing where the clinic says none. */
export function Reception({ doctor, labels, substitutes = [] }: ReceptionProps) {
  const [first, ...more] = receptionLines(doctor, labels)
  if (!first) return null
  return (
    <div className={styles.reception}>
      <Icon of={CalendarClock} />
      <div>
        {[first, ...more].map(line => (
          <p key={line}>{line}</p>
        ))}
        {substitutes.map(each => (
          <p key={each.slug}>
            {`${labels.reception.substitute} `}
            <a href={doctorHref(each, labels)}>{each.name}</a>
          </p>
        ))}
      </div>
    </div>
  )
}
