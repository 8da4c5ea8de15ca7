import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture/Picture'
import { Tags } from '@/components/ui/Tags/Tags'
import styles from './InfoCard.module.scss'

interface InfoCardProps {
  readonly title: string
  readonly text: string
  readonly image: string
  readonly tags?: readonly string[]
  /** Colours of the card; `dark` stands out. */
  readonly tone?: 'light' | 'lilac' | 'dark'
  /** Level of the title in the page's outline. */
  readonly level?: 'h2' | 'h3'
  /** The button or link of the card. */
  readonly action: ReactNode
}

/** A card of the home page: text, tags and an action beside a picture. */
export function InfoCard(props: InfoCardProps) {
  const { title, text, image, tags, tone = 'light', level: Heading = 'h3', action } = props
  return (
    <article className={styles.card} data-tone={tone}>
      <div className={styles.body}>
        <Heading>{title}</Heading>
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
        sizes="(max-width: 639px) 93vw, (max-width: 1199px) 42vw, 26vw"
      />
    </article>
  )
}
