import { isPlainClick } from '@/components/hooks/is-plain-click'
import { bookingOf, type DoctorCardData } from '@/lib/doctors/card'
import { specialtiesLine } from '@/lib/doctors/specialties-line'
import type { Locale } from '@/lib/routing/locales'
import { DoctorBooking } from './DoctorBooking.island'
import styles from './DoctorCard.module.scss'
import { DoctorPhoto } from './DoctorPhoto'
import { DoctorPrices } from './DoctorPrices'
import { DoctorRating } from './DoctorRating'
import { DoctorTags } from './DoctorTags'
import { doctorHref } from './hrefs'
import type { DoctorLabels } from './labels'
import { Reception } from './Reception'

interface DoctorCardProps {
  readonly doctor: DoctorCardData
  readonly labels: DoctorLabels
  /** Of `receptionLines`. */
  readonly reception: readonly string[] | undefined
  readonly locale: Locale
  /** Highlighted: the list shows this doctor's preview. */
  readonly selected?: boolean
  /** Called on a click. Without it, and before hydration, the whole card links to the doctor's page. */
  readonly onSelect?: () => void
  /** Its photo may be the largest picture of the page. */
  readonly priority?: boolean
}

/** A doctor in a list: in server views and inside islands, so all labels are props. */
export function DoctorCard(props: DoctorCardProps) {
  const { doctor, labels, reception, locale, selected = false, onSelect, priority } = props
  const specialties = doctor.specialties
  const href = doctorHref(doctor, labels)
  return (
    <article
      className={styles.card}
      data-selected={selected || undefined}
      data-leads={!onSelect || undefined}
    >
      <div className={styles.photo}>
        <DoctorPhoto
          doctor={doctor}
          alt=""
          sizes={160}
          onCard
          {...(priority ? { priority } : {})}
        />
      </div>
      <div className={styles.head}>
        <p className={styles.specialty}>{specialties[0]}</p>
        <h2 className={styles.name}>
          {onSelect ? (
            <a
              href={href}
              data-in-place
              aria-current={selected || undefined}
              onClick={event => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onSelect()
              }}
            >
              {doctor.name}
            </a>
          ) : (
            doctor.name
          )}
        </h2>
        {specialties.length > 1 && (
          <p className={styles.specialties}>{specialtiesLine(specialties)}</p>
        )}
        <DoctorRating doctor={doctor} labels={labels} locale={locale} />
        <Reception lines={reception} />
      </div>
      <div className={styles.body}>
        <DoctorTags doctor={{ experience: doctor.experience }} labels={labels} locale={locale} />
        <p className={styles.description}>{doctor.description}</p>
        <a className={styles.more} href={href}>
          {labels.more}
          <span className="visually-hidden">{` — ${doctor.name}`}</span>
        </a>
      </div>
      <DoctorBooking doctor={bookingOf(doctor)} labels={labels}>
        <DoctorPrices doctor={doctor} labels={labels} />
      </DoctorBooking>
    </article>
  )
}
