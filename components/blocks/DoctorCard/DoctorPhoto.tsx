import { Picture } from '@/components/ui/Picture/Picture'
import styles from './DoctorPhoto.module.scss'

interface DoctorPhotoProps {
  /** `null`: a placeholder. */
  readonly image: string | null
  /** Empty where the name stands beside it. */
  readonly alt: string
  /** CSS `sizes`; a number: drawn that many pixels wide. */
  readonly sizes: string | number
  readonly priority?: boolean
}

/** A portrait that fills its frame; the frame's shape is the caller's. */
export function DoctorPhoto({ image, alt, sizes, priority }: DoctorPhotoProps) {
  return (
    <span className={styles.photo}>
      {image ? (
        <Picture
          src={image}
          alt={alt}
          {...(typeof sizes === 'number'
            ? { width: sizes, height: sizes * 1.25 }
            : { width: 800, height: 1000, sizes })}
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
