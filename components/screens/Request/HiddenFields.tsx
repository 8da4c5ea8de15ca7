import type { RequestTarget } from '@/lib/requests/kinds'
import type { Locale } from '@/lib/routing/locales'
import styles from './RequestForm.module.scss'

export interface HiddenFieldsProps {
  readonly about: RequestTarget
  /** Ids of the analyses that it is about. */
  readonly analyses?: readonly number[]
  /** Services and open orders beside them, as in an estimate's address. */
  readonly also?: readonly string[]
  readonly locale: Locale
  readonly layout?: 'desktop' | 'mobile'
  /** Idempotency key, made for this rendering of the form. */
  readonly idempotencyKey: string
  /** Path of the page the visitor came from. */
  readonly page: string
  /** Where the visit came from, as JSON; scripts know more of it. */
  readonly attribution: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
  readonly consentVersion: string
}

/** Fields that the visitor does not fill in, and the honeypot for bots. */
export function HiddenFields(props: HiddenFieldsProps) {
  const { about } = props
  const hidden = {
    kind: about.kind,
    id: 'id' in about ? about.id : undefined,
    analyses: props.analyses?.join(',') || undefined,
    key: props.idempotencyKey,
    page: props.page,
    attribution: props.attribution,
    locale: props.locale,
    layout: props.layout,
    openedAt: props.openedAt,
    consentVersion: props.consentVersion,
  }
  return (
    <>
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {props.also?.map(code => (
        <input key={code} type="hidden" name="also" value={code} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
