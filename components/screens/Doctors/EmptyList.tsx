import type { ListContacts } from '@/components/request/contacts'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { leaveBy } from './FailedList'
import styles from './ListNotice.module.scss'
import type { DoctorListLabels } from './labels'

interface EmptyListProps {
  readonly labels: DoctorListLabels
  readonly contacts: ListContacts
  readonly onShowAll: () => void
}

/** No doctor matches the filters: an explanation, the contacts and a reset button. */
export default function EmptyList({ labels, contacts, onShowAll }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{labels.empty}</p>
      <p>{labels.emptyText}</p>
      <p>
        <a href={`tel:${contacts.phone.number}`}>{contacts.phone.label}</a>
        <a href={contacts.whatsapp.href} target="_blank" rel="noopener">
          {contacts.whatsapp.label}
        </a>
      </p>
      <button
        type="button"
        className={buttonClassName({ variant: 'secondary' })}
        onClick={() => leaveBy(onShowAll)}
      >
        {labels.showAll}
      </button>
    </div>
  )
}
