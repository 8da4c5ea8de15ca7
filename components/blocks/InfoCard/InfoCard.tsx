import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture/Picture'
import { Tags } from '@/components/ui/Tags/Tags'
import styles from './InfoCard.module.scss'

interface InfoCardProps {
  readonly title: string
  readonly text: string
  readonly image: string
  readonly tags?: readonly string[]
  /** Accent of the card; one of them stands out. */
  readonly tone?: 'light' | 'lilac' | 'dark'
  /** The button or link the card leads with. */
  readonly action: ReactNode
}

/** A card of the home page: words, tags and an action beside a picture. */
export function InfoCard({ title, text, image, tags, tone = 'light', action }: InfoCardProps) {
  return (
    <article className={styles.card} data-tone={tone}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {tags && <Tags tags={tags} />}
        <div className={styles.action}>{action}</div>
      </div>
      <Picture
        className={styles.image}
        src={image}
        alt=""
        width={1200}
        height={900}
        sizes="(max-width: 639px) 92vw, 24vw"
      />
    </article>
  )
}
