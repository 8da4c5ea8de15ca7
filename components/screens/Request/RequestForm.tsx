/**
 * The callback request as a plain form, for the page that the request buttons link to: it needs no
 * JavaScript. Native validation comes first, because the server cannot send typed values back in a
 * URL; its errors are shown in the same places as in the dialog.
 */
import { ConsentText } from '@/components/request/RequestDialog/ConsentText'
import { Elsewhere, isElsewhere } from '@/components/request/RequestDialog/Elsewhere'
import type { FormErrors, RequestLabels } from '@/components/request/RequestDialog/labels'
import { messageOf } from '@/components/request/RequestDialog/messageOf'
import { RequestLead } from '@/components/request/RequestDialog/RequestLead'
import { Button } from '@/components/ui/Button/Button'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { inputState, TextFieldFrame } from '@/components/ui/TextField/TextFieldFrame'
import { errorsId, type RequestFormError } from '@/lib/requests/form-errors'
import { nameMaxLength } from '@/lib/requests/lengths'
import { phoneErrors, readPhone } from '@/lib/requests/phone'
import { HiddenFields, type HiddenFieldsProps } from './HiddenFields'
import styles from './RequestForm.module.scss'

/** At least ten digits, ASCII, full-width, Arabic or Persian, with any separators. */
const digit = '\\d\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19'
const phonePattern = `(?:[^${digit}]*[${digit}]){10,}.*`

type Field = Exclude<RequestFormError, 'unavailable'>
const fields: readonly Field[] = ['name', 'phone', 'day', 'consent']

export interface RequestFormProps extends HiddenFieldsProps {
  readonly labels: RequestLabels & { readonly formErrors: FormErrors }
  /** Text of what the request is about: a doctor's name, a promotion, analyses. */
  readonly subject?: string
  /** The preferred day as `YYYY-MM-DD`; `today` is the earliest. */
  readonly dayWish?:
    | {
        readonly label: string
        readonly today: string
        readonly chosen: string
        /** On which days the doctor receives, a line each. */
        readonly notes: readonly string[]
      }
    | undefined
  readonly policyHref: string
  readonly values?: { readonly name?: string; readonly phone?: string; readonly consent?: boolean }
  readonly errors?: readonly RequestFormError[]
  readonly action?: string
}

export function RequestForm(props: RequestFormProps) {
  const { labels, locale, subject, dayWish, values = {}, errors = [] } = props
  const { action = '/api/request-form' } = props
  const errorOf = (field: Field) => {
    if (!errors.includes(field)) return undefined
    if (field === 'consent' || field === 'day') return labels.formErrors[field]
    return messageOf(reasonOf(field, values, labels), values[field] ?? '', labels, locale)
  }
  const state = (field: Field) => {
    const message = errorOf(field)
    return { id: `request-${field}`, error: Boolean(message), errors: message ? [message] : [] }
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      data-shown={errors.length > 0 ? undefined : 'form_open'}
      data-kind={props.about.kind}
    >
      {subject && <p className={styles.subject}>{subject}</p>}
      <div className={styles.lead}>
        <RequestLead kind={props.about.kind} labels={labels} />
      </div>
      {errors.length > 0 && (
        // The address of the page leads here, so that this has the focus.
        <div id={errorsId} className={styles.summary} role="alert" tabIndex={-1}>
          {errors.includes('unavailable') ? (
            labels.formErrors.unavailable
          ) : (
            <>
              <p>{labels.formErrors.summary}</p>
              <ul>
                {fields.filter(errorOf).map(field => (
                  <li key={field}>
                    <a href={`#request-${field}`}>
                      {field === 'consent' || field === 'day'
                        ? errorOf(field)
                        : `${labels[field]}: ${errorOf(field)}`}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <HiddenFields {...props} />
      <TextFieldFrame {...state('name')} label={labels.name} showLabel>
        <input
          {...inputState(state('name'))}
          type="text"
          name="name"
          defaultValue={values.name}
          placeholder={labels.namePlaceholder}
          autoComplete="name"
          maxLength={nameMaxLength}
          required
        />
      </TextFieldFrame>
      <TextFieldFrame {...state('phone')} label={labels.phone} showLabel>
        {/* Without a length: a pasted text that is cut could end in another number. */}
        <input
          {...inputState(state('phone'))}
          type="tel"
          name="phone"
          defaultValue={values.phone}
          autoComplete="tel"
          inputMode="tel"
          pattern={phonePattern}
          aria-description={labels.phoneHint}
          title={labels.errors.phoneIncomplete}
          required
        />
      </TextFieldFrame>
      {errors.includes('phone') && isElsewhere(reasonOf('phone', values, labels)) && (
        <Elsewhere {...labels.elsewhere} />
      )}
      {dayWish && (
        <div className={styles.day}>
          <TextFieldFrame {...state('day')} label={dayWish.label} showLabel>
            <input
              {...inputState(state('day'))}
              type="date"
              name="preferredDay"
              defaultValue={dayWish.chosen}
              min={dayWish.today}
            />
          </TextFieldFrame>
          {dayWish.notes.map(note => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <Checkbox
        id="request-consent"
        name="consent"
        value="yes"
        defaultChecked={values.consent}
        error={errorOf('consent')}
        required
      >
        <ConsentText labels={labels} policyHref={props.policyHref} />
      </Checkbox>
      <Button type="submit" size="l" wide>
        {labels.send}
      </Button>
    </form>
  )
}

type Values = NonNullable<RequestFormProps['values']>

/** The server only names the field; the reason follows from its value. */
function reasonOf(
  field: 'name' | 'phone',
  values: Values,
  { countries }: Pick<RequestLabels, 'countries'>,
): keyof RequestLabels['errors'] {
  if (!values[field]?.trim()) return 'required'
  if (field === 'name') return 'nameInvalid'
  return phoneErrors[readPhone(values.phone ?? '', countries).problem ?? 'incomplete']
}
