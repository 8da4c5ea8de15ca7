import { UserRound } from 'lucide-react'
import { Picture } from '@/components/ui/Picture/Picture'
import styles from './DoctorPhoto.module.scss'

interface DoctorPhotoProps {
  /** `null`: a placeholder. */
  readonly image: string | null
  /** Empty where the name stands beside it. */
  readonly alt: string
  /** CSS `sizes`. */
  readonly sizes: string
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
          width={800}
          height={1000}
          sizes={sizes}
          {...(priority ? { priority } : {})}
        />
      ) : (
        <UserRound aria-hidden="true" />
      )}
    </span>
  )
}
