/**
 * Cookie of the response to a form without JavaScript: the request's kind and key, by which the next page counts the
 * goal of the accepted request once, and not again on reload or when the form is sent twice.
 */
import { isRequestKind, type RequestKind } from './kinds'

export const acceptedFormCookie = 'request-accepted'

/** Its Max-Age, for browsers where no script deletes it. */
export const acceptedFormSeconds = 60

export interface AcceptedForm {
  readonly kind: RequestKind
  readonly key: string
}

export function acceptedFormValue(kind: RequestKind, key: string): string {
  return `${kind}.${key}`
}

/** Undefined for a value that no response of the site sets. */
export function acceptedFormIn(value: string): AcceptedForm | undefined {
  const [kind, key] = value.split('.')
  return isRequestKind(kind) && key ? { kind, key } : undefined
}
