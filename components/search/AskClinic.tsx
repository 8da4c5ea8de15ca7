import { fill } from '@/lib/text/fill'
import styles from './AskClinic.module.scss'
import type { AskLabels } from './labels'

interface AskClinicProps {
  /** What was searched for. */
  readonly query: string
  readonly labels: AskLabels
}

/** The phone, and the messenger with the question already in the message. */
export function AskClinic({ query, labels }: AskClinicProps) {
  const { phone, whatsapp } = labels
  const text = encodeURIComponent(fill(labels.question, { query }))
  return (
    <p className={styles.ask}>
      <a href={`tel:${phone.number}`}>{phone.label}</a>
      <a href={`${whatsapp.href}?text=${text}`} target="_blank" rel="noopener">
        {whatsapp.label}
      </a>
    </p>
  )
}
