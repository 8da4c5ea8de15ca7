import { Fragment } from 'react'
import type { PatientFact } from '@/lib/clinic/patient-facts'
import { NewTabLink } from './NewTabLink'
import styles from './PatientFacts.module.scss'

/** How to pay, whose policies count, where results are: as far as the clinic says it. */
export function PatientFacts({ facts }: { readonly facts: readonly PatientFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, label, text, entries }) => (
        <div key={id} id={id}>
          <dt>{label}</dt>
          <dd>
            {text}
            {entries.map(({ label, href }, index) => (
              <Fragment key={label}>
                {index === 0 ? ' ' : ', '}
                {href ? <NewTabLink href={href}>{label}</NewTabLink> : label}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
