/**
 * Cookie of the response to a form without JavaScript, its value the request's kind, by which the next page counts the goal of
 * the accepted request once, and not again on reload.
 */
export const acceptedFormCookie = 'request-accepted'

/** Its Max-Age, for browsers where no script deletes it. */
export const acceptedFormSeconds = 60
