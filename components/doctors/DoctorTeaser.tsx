import { UserRound } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { Rating } from '@/components/ui/Rating/Rating'
import { formatRating } from '@/lib/doctors/rating'
import { specialtiesLine } from '@/lib/doctors/specialties-line'
import type { Doctor } from '@/lib/kinds/doctor'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './DoctorTeaser.module.scss'

/** A doctor in short: rating, name, specialties; leads to the doctor's page. */
export function DoctorTeaser({ doctor }: { readonly doctor: Doctor }) {
  const t = useTranslations('home.doctors')
  const { name, slug, image, rating } = doctor
  const shown = formatRating(rating)
  return (
    <a className={styles.card} href={localePath(pathOf('doctor', slug), useLocale())}>
      <span className={styles.photo}>
        {image ? (
          <Picture
            src={image}
            alt=""
            width={800}
            height={1000}
            sizes="(max-width: 639px) 92vw, (max-width: 900px) 44vw, 22vw"
          />
        ) : (
          <Icon of={UserRound} />
        )}
      </span>
      <span className={styles.body}>
        {rating > 0 ? (
          <span className={styles.rating}>
            <Rating value={rating} label={t('rating', { rating: shown })} />
            <b aria-hidden="true">{shown}</b>
          </span>
        ) : (
          <span className={styles.none}>{t('noRating')}</span>
        )}
        <b className={styles.name}>{name}</b>
        <span className={styles.specialties}>{specialtiesLine(doctor.specialties)}</span>
      </span>
    </a>
  )
}
