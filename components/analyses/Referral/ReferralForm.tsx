import { type FocusEvent, type RefObject, type SubmitEvent, useId } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { type Also, alsoCode } from '@/lib/calculator/also'
import styles from './Referral.module.scss'
import type { ReferralLabels } from './referralLabels'

interface ReferralFormProps {
  readonly labels: Pick<ReferralLabels, 'label' | 'hint' | 'submit'>
  readonly locale: string
  readonly text?: string
  /** Ids that are in the estimate already. */
  readonly ids?: readonly number[]
  readonly also?: readonly Also[]
  readonly loading?: boolean
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  /** Of the field. */
  readonly onFocus?: (event: FocusEvent) => void
  readonly field?: RefObject<HTMLTextAreaElement | null>
}

/** The form for a doctor's referral. POST, because medical data must not be in a URL. */
export function ReferralForm(props: ReferralFormProps) {
  const { labels, locale, text, ids = [], also = [], loading, onSubmit, onFocus, field } = props
  const id = useId()
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/request-estimate"
      autoComplete="off"
      data-event="list_pasted"
      {...(onSubmit && { onSubmit })}
    >
      <input type="hidden" name="locale" value={locale} />
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      {also.map(each => (
        <input key={alsoCode(each)} type="hidden" name="also" value={alsoCode(each)} />
      ))}
      <div className={styles.field}>
        <label htmlFor={id}>
          <b>{labels.label}</b>
        </label>
        {/* No part of the label, which would be read twice with it. */}
        <small id={`${id}-hint`}>{labels.hint}</small>
        {/* Without a length, at which a browser cuts what is pasted and says nothing. */}
        <textarea
          ref={field}
          id={id}
          name="list"
          rows={6}
          required
          defaultValue={text}
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          onFocus={onFocus}
        />
      </div>
      <Button type="submit" {...(loading && { loading })}>
        {labels.submit}
      </Button>
    </form>
  )
}
