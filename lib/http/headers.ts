/** Headers by which the server tells Next what it knows. It sets them on every request itself. */

/** Query of the address, with its question mark or empty; redirects of the middleware keep it. */
export const queryHeader = 'x-visit-query'

/** Address of the connection: the visitor's, or that of the proxy in front. */
export const socketAddressHeader = 'x-socket-address'

/** Seconds after which to come back to a page that cannot be shown now. */
export const retryAfter = '30'
