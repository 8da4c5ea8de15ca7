/** The texts of a callback request, handed down from the server as props. */
import type { Phone } from '@/lib/clinic'
import type { RequestKind } from '@/lib/requests/kinds'
import type { PhoneCountry } from '@/lib/text/phone-countries'
import type { PluralForms } from '@/lib/text/plural'

/** Messages of the status line. */
export type RequestStatus = 'accepted' | 'saved' | 'sentLater' | 'lost' | 'otherDay' | 'call'

export interface RequestLabels {
  readonly titles: Readonly<Record<RequestKind, string>>
  /** What happens after sending. */
  readonly lead: string
  /** What is taken in payment; empty where the clinic does not say. */
  readonly payment: string
  /** Of which other countries numbers are taken, if any. */
  readonly abroad?: string
  /** On a check-up: one request is enough for several in one visit. */
  readonly several: string
  readonly name: string
  readonly namePlaceholder: string
  readonly phone: string
  /** How much of the number is typed, for those who do not see the mask. */
  readonly phoneHint: string
  /** The consent is `before` + a link with the text `link` + `after`, spaces included. */
  readonly consent: { readonly before: string; readonly link: string; readonly after: string }
  /** For screen readers, after a link that opens a new tab. */
  readonly newTab: string
  readonly send: string
  readonly sending: string
  /** Why the button waits. */
  readonly waits: string
  readonly close: string
  readonly errors: {
    readonly required: string
    /** Where it cannot be said how many digits are missing. */
    readonly phoneIncomplete: string
    /** With too many digits, or no area code. */
    readonly phoneWrong: string
    readonly phoneForeign: string
    readonly nameInvalid: string
  }
  /** Whose numbers are taken besides those on +7. */
  readonly countries: readonly PhoneCountry[]
  /** How many digits a number lacks. */
  readonly phoneLacks: PluralForms
  /** What follows once the clinic has the request, and when. */
  readonly next: string
  /** Whom to call or write to from a number of another country. */
  readonly elsewhere: {
    readonly text: string
    readonly phone: Phone
    readonly whatsapp: string
  }
  /** `lost`, `otherDay` and `call` are followed by the clinic's phone number. */
  readonly status: Readonly<Record<RequestStatus, string>>
}

/** Of the form without JavaScript, which no page but its own carries. */
export interface FormErrors {
  readonly consent: string
  /** The doctor does not receive on the day. */
  readonly day: string
  /** Above the form: it has errors, or the request could not be accepted. */
  readonly summary: string
  readonly unavailable: string
}
