import { DoctorPhoto } from '@/components/doctors/DoctorPhoto'
import { DoctorPrices } from '@/components/doctors/DoctorPrices'
import { DoctorRating } from '@/components/doctors/DoctorRating'
import { DoctorTags } from '@/components/doctors/DoctorTags'
import { appointmentHref, doctorHref } from '@/components/doctors/hrefs'
import { Reception } from '@/components/doctors/Reception'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import type { BrowserLabels } from '@/components/screens/Doctors/labels'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import type { DoctorCardData } from '@/lib/doctors/card'
import { specialtiesLine } from '@/lib/doctors/specialties-line'
import type { Locale } from '@/lib/routing/locales'
import styles from './Preview.module.scss'

interface PreviewProps {
  readonly doctor: DoctorCardData
  readonly labels: Pick<BrowserLabels, 'card' | 'receptions' | 'selected'>
  readonly locale: Locale
}

/** The selected doctor, larger than in the list. */
export function Preview({ doctor, labels, locale }: PreviewProps) {
  const { card } = labels
  const href = doctorHref(doctor, card)
  return (
    <section className={styles.preview} aria-label={labels.selected}>
      <div className={styles.photo}>
        <DoctorPhoto
          key={doctor.slug}
          doctor={doctor}
          alt={doctor.name}
          sizes="(max-width: 1180px) 30vw, 22vw"
          priority
        />
      </div>
      <div className={styles.body}>
        <p className={styles.specialty}>{specialtiesLine(doctor.specialties)}</p>
        <p className={styles.name}>
          <a href={href}>{doctor.name}</a>
        </p>
        <DoctorRating doctor={doctor} labels={card} locale={locale} />
        <DoctorTags doctor={{ experience: doctor.experience }} labels={card} locale={locale} />
        <Reception lines={labels.receptions[doctor.id]} />
        <p className={styles.description}>{doctor.description}</p>
        <DoctorPrices doctor={doctor} labels={card} />
        <div className={styles.actions}>
          <RequestButton
            kind="doctors"
            id={doctor.id}
            subject={doctor.name}
            href={appointmentHref(doctor, card)}
          >
            <span>{card.appointment}</span>
            <span className="visually-hidden">{` — ${doctor.name}`}</span>
          </RequestButton>
          <a href={href} className={buttonClassName({ variant: 'secondary' })}>
            <span>{card.more}</span>
            <span className="visually-hidden">{` — ${doctor.name}`}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
