import { fill } from '@/lib/text/fill'
import styles from './AskClinic.module.scss'
import type { AskWords } from './words'

interface AskClinicProps {
  /** What was searched for. */
  readonly query: string
  readonly words: AskWords
}

/** The phone, and the messenger with the question already in the message. */
export function AskClinic({ query, words }: AskClinicProps) {
  const { phone, whatsapp } = words
  const text = encodeURIComponent(fill(words.question, { query }))
  return (
    <p className={styles.ask}>
      <a href={`tel:${phone.number}`}>{phone.label}</a>
      <a href={`${whatsapp.href}?text=${text}`} target="_blank" rel="noopener">
        {whatsapp.label}
      </a>
    </p>
  )
}
