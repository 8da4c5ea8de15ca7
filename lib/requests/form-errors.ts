/**
 * Why the form without JavaScript is shown again, as in `?error=name,phone`: the field that is
 * wrong, or `unavailable`, which is no fault of the visitor's.
 */
export const requestFormErrors = ['name', 'phone', 'consent', 'unavailable'] as const
export type RequestFormError = (typeof requestFormErrors)[number]
