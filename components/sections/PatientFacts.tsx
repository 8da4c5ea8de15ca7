import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { PatientFact } from '@/lib/clinic/patient-facts'
import styles from './PatientFacts.module.scss'

/** How to pay, whose policies count, where results are: as far as the clinic says it. */
export function PatientFacts({ facts }: { readonly facts: readonly PatientFact[] }) {
  const common = useTranslations('common')
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
                {href ? (
                  <a href={href} target="_blank" rel="noopener">
                    {label}
                    <span className="visually-hidden"> ({common('newTab')})</span>
                  </a>
                ) : (
                  label
                )}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
