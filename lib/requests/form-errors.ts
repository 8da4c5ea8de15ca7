/**
 * Errors of the form without JavaScript, as in `?error=name,phone`: an invalid field, a day on which
 * the doctor does not receive, or `unavailable` when the server could not accept the request.
 */
export const requestFormErrors = ['name', 'phone', 'day', 'consent', 'unavailable'] as const
export type RequestFormError = (typeof requestFormErrors)[number]

/** Id of the summary of the errors, which the redirect back to the form leads to. */
export const errorsId = 'errors'
