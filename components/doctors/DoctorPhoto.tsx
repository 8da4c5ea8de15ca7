import { Picture } from '@/components/ui/Picture/Picture'
import styles from './DoctorPhoto.module.scss'

interface DoctorPhotoProps {
  /** `image` is `null`: a placeholder. */
  readonly doctor: { readonly id: number; readonly image: string | null }
  /** Empty where the name stands beside it. */
  readonly alt: string
  /** CSS `sizes`; a number: drawn that many pixels wide. */
  readonly sizes: string | number
  readonly priority?: boolean
  /** On a card: it moves to its place on the doctor's page. */
  readonly onCard?: boolean
  /** On the doctor's page. */
  readonly onPage?: boolean
}

/** A portrait that fills its frame; the frame's shape is the caller's. */
export function DoctorPhoto(props: DoctorPhotoProps) {
  const { doctor, alt, sizes, priority, onCard, onPage } = props
  const { id, image } = doctor
  const name = `doctor-${id}`
  return (
    <span className={styles.photo}>
      {image ? (
        <Picture
          src={image}
          alt={alt}
          {...(typeof sizes === 'number'
            ? { width: sizes, height: sizes * 1.25 }
            : { width: 800, height: 1000, sizes })}
          {...(onCard && { movesTo: name })}
          {...(onPage && { transitionName: name })}
          {...(priority ? { priority } : {})}
        />
      ) : (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <circle cx="12" cy="8" r="4.5" />
          <path d="M3 22a9 8 0 0 1 18 0z" />
        </svg>
      )}
    </span>
  )
}
