import type { Doctor } from '@/lib/kinds/doctor'
import type { RequestFormError } from '@/lib/requests/form-errors'
import type { RequestTarget } from '@/lib/requests/kinds'

/** What the page with the request form shows. */
export interface RequestPageData {
  readonly about: RequestTarget
  /** Name of the doctor, service, promotion, check-up or analyses it is about. */
  readonly subject: string | undefined
  /** Ids of the analyses; of none for another request. */
  readonly analyses: readonly number[]
  /** Services and open orders beside them. */
  readonly also: readonly string[]
  /** Path of the page the visitor came from, with the language's prefix; else of the form's own. */
  readonly page: string
  /** Where the visit came from, as JSON of an `Attribution`. */
  readonly attribution: string
  /** Undefined unless the clinic is sent the day; dates as `YYYY-MM-DD`. */
  readonly dayWish:
    | {
        readonly today: string
        readonly chosen: string
        /** The doctor the day is with; undefined when the list could not be read. */
        readonly doctor: Pick<Doctor, 'receives' | 'away'> | undefined
      }
    | undefined
  readonly errors: readonly RequestFormError[]
  readonly values: { readonly name?: string; readonly phone?: string; readonly consent?: boolean }
  readonly idempotencyKey: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
}
