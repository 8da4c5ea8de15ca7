/**
 * The cookie by which the response to a form without scripts tells the next page that a request was
 * accepted, so that its goal is counted once, and not again when the page is loaded anew.
 */
export const acceptedFormCookie = 'request-accepted'

/** Its Max-Age, for browsers where no script deletes it. */
export const acceptedFormSeconds = 60
