import { buttonClassName } from '@/components/ui/Button/Button'
import styles from './ListNotice.module.scss'
import type { DoctorListWords } from './words'

/** How to reach the clinic when the list cannot help. */
export interface ListContacts {
  readonly phone: { readonly number: string; readonly label: string }
  readonly whatsapp: { readonly href: string; readonly label: string }
}

interface EmptyListProps {
  readonly words: DoctorListWords
  readonly contacts: ListContacts
  readonly onShowAll: () => void
}

/** No doctor fits: what happened, whom to ask, and the way on. */
export function EmptyList({ words, contacts, onShowAll }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{words.empty}</p>
      <p>{words.emptyText}</p>
      <p>
        <a href={`tel:${contacts.phone.number}`}>{contacts.phone.label}</a>
        <a href={contacts.whatsapp.href} target="_blank" rel="noopener">
          {contacts.whatsapp.label}
        </a>
      </p>
      <button
        type="button"
        className={buttonClassName({ variant: 'secondary' })}
        onClick={onShowAll}
      >
        {words.showAll}
      </button>
    </div>
  )
}

interface FailedListProps {
  readonly words: DoctorListWords
  readonly onRetry: () => void
}

/** The list that is shown is older than what was asked for. */
export function FailedList({ words, onRetry }: FailedListProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>{words.unavailable}</p>
      <button
        type="button"
        className={buttonClassName({ variant: 'secondary', size: 's' })}
        onClick={onRetry}
      >
        {words.retry}
      </button>
    </div>
  )
}
