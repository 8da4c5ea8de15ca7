/** Where to turn with a number that the clinic does not call back. */
import styles from './Elsewhere.module.scss'
import type { RequestLabels } from './labels'

/** Whether a message of the phone field is one that such a number gets. */
export const isElsewhere = (message: string | undefined) =>
  message === 'phoneForeign' || message === 'phoneWrong'

export function Elsewhere({ text, phone, whatsapp }: RequestLabels['elsewhere']) {
  return (
    <p className={styles.elsewhere}>
      <span>{`${text} `}</span>
      <a href={`tel:${phone.number}`}>{phone.label}</a>,{' '}
      <a href={whatsapp} target="_blank" rel="noopener">
        WhatsApp
      </a>
    </p>
  )
}
