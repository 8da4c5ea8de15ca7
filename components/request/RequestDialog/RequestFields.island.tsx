/** The form inside the request dialog: name, phone, consent, send. */
'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/Button/Button'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { TextField } from '@/components/ui/TextField/TextField.island'
import type { Locale } from '@/lib/routing/locales'
import { ConsentText } from './ConsentText'
import { Elsewhere, isElsewhere } from './Elsewhere'
import { type CheckedFields, type Fields, fieldsSchema } from './fieldsSchema'
import type { RequestLabels } from './labels'
import { messageOf } from './messageOf'
import styles from './RequestFields.module.scss'
import { keepFields, typedFields } from './typedFields'

export interface RequestFieldsProps {
  readonly labels: RequestLabels
  readonly locale: Locale
  readonly policyHref: string
  readonly nameRef: Ref<HTMLInputElement>
  /** Called with validated values only, and never while an earlier call is pending. */
  readonly onSend: (fields: CheckedFields, consentAt: string) => Promise<void>
}

export function RequestFields({ labels, locale, policyHref, nameRef, onSend }: RequestFieldsProps) {
  const [consentAt, setConsentAt] = useState<string | null>(null)
  const sending = useRef(false)
  // Not while the fields are only looked at.
  const [isSending, setSending] = useState(false)
  const id = useId()
  const schema = useMemo(() => fieldsSchema(labels.countries), [labels.countries])
  // Validated on submit only: until the next one the messages stay as they are.
  const form = useForm<Fields, unknown, CheckedFields>({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: typedFields(),
  })
  const { errors } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepFields(values),
      }),
    [form],
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!consentAt || sending.current) return
    sending.current = true
    try {
      await form.handleSubmit(fields => {
        setSending(true)
        return onSend(fields, consentAt)
      })(event)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  const errorOf = (field: keyof Fields, value: string) => {
    const key = errors[field]?.message as keyof RequestLabels['errors'] | undefined
    if (key === undefined) return {}
    const corrected = schema.shape[field].safeParse(value).success
    return { error: true, errors: [messageOf(key, value, labels, locale)], corrected }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Controller
        name="name"
        control={form.control}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            {...errorOf('name', field.value)}
            inputRef={element => {
              ref(element)
              assign(nameRef, element)
            }}
            label={labels.name}
            placeholder={labels.namePlaceholder}
            alwaysShowLabel
            autoComplete="name"
            enterKeyHint="next"
            required
          />
        )}
      />
      <Controller
        name="phone"
        control={form.control}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            {...errorOf('phone', field.value)}
            inputRef={ref}
            mask="phone"
            countries={labels.countries}
            label={labels.phone}
            hint={[labels.phoneHint, labels.abroad].filter(Boolean).join('. ')}
            alwaysShowLabel
            autoComplete="tel"
            enterKeyHint="send"
            required
          />
        )}
      />
      {isElsewhere(errors.phone?.message) && <Elsewhere {...labels.elsewhere} />}
      <Checkbox
        id={`${id}-consent`}
        checked={consentAt !== null}
        aria-required
        onChange={event => setConsentAt(event.target.checked ? new Date().toISOString() : null)}
      >
        <ConsentText labels={labels} policyHref={policyHref} />
      </Checkbox>
      <div className={styles.end}>
        <Button
          type="submit"
          wide
          disabled={!consentAt}
          loading={isSending}
          aria-describedby={consentAt ? undefined : `${id}-waits`}
        >
          {isSending ? labels.sending : labels.send}
        </Button>
        <p className="visually-hidden" role="status">
          {isSending && labels.sending}
        </p>
        {/* Its place stays, so that the button does not move under the finger. */}
        <p id={`${id}-waits`} className={styles.waits} data-done={consentAt !== null}>
          {labels.waits}
        </p>
      </div>
    </form>
  )
}

function assign(ref: Ref<HTMLInputElement>, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
