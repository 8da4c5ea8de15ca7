import { CalendarClock } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import type { RelatedDoctor } from '@/lib/props/doctors'
import { doctorHref } from './hrefs'
import type { DoctorLabels } from './labels'
import styles from './Reception.module.scss'

interface ReceptionProps {
  /** Of `receptionLines`: computed on the server, as lists in the browser do without its rules. */
  readonly lines: readonly string[] | undefined
  readonly labels: Pick<DoctorLabels, 'reception' | 'doctorHref'>
  /** Who stand in, on the doctor's own page. */
  readonly substitutes?: readonly RelatedDoctor[]
}

/** On which days a doctor receives, and when not; nothing where the clinic says none. */
export function Reception({ lines = [], labels, substitutes = [] }: ReceptionProps) {
  if (lines.length === 0) return null
  return (
    <div className={styles.reception}>
      <Icon of={CalendarClock} />
      <div>
        {lines.map(line => (
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
