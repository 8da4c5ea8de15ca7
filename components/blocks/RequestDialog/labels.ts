/** The texts of a callback request, handed down from the server as props. */
import type { RequestKind } from '@/lib/requests/kinds'

/** Messages of the status line. */
export type RequestStatus = 'accepted' | 'saved' | 'sentLater' | 'call'

export interface RequestLabels {
  readonly titles: Readonly<Record<RequestKind, string>>
  /** What happens after sending. */
  readonly lead: string
  readonly name: string
  readonly namePlaceholder: string
  readonly phone: string
  /** The consent is `before` + a link with the text `link` + `after`, spaces included. */
  readonly consent: { readonly before: string; readonly link: string; readonly after: string }
  /** For screen readers, after a link that opens a new tab. */
  readonly newTab: string
  readonly send: string
  readonly sending: string
  readonly close: string
  readonly errors: {
    readonly required: string
    readonly phoneIncomplete: string
    readonly nameInvalid: string
    readonly consent: string
    /** Above the form without JavaScript: it has errors, or the request could not be accepted. */
    readonly summary: string
    readonly unavailable: string
  }
  /** `call` is followed by the clinic's phone number. */
  readonly status: Readonly<Record<RequestStatus, string>>
}
