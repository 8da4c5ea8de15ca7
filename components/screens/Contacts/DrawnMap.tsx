import { MapPin } from 'lucide'
import { useLocale } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn } from '@/lib/clinic'
import styles from './ClinicMap.module.scss'

/** A picture of the quarter, the clinic in its middle; the pin keeps its size in every layout. */
export function DrawnMap() {
  const { name, street, pictures, about } = clinicIn(useLocale())
  return (
    <>
      <Picture
        className={styles.picture}
        src={pictures.map}
        alt={about.map}
        width={1600}
        height={1200}
        priority
      />
      <p className={styles.pin}>
        <Icon of={MapPin} />
        <span>
          <b>{name}</b>
          {street}
        </span>
      </p>
    </>
  )
}
