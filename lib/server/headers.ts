/** Headers by which the server tells Next what it knows. It sets both on every request itself. */

/** Query of the address, with its question mark or empty; redirects of the middleware keep it. */
export const queryHeader = 'x-visit-query'

/** Address of the connection: the visitor's, or that of the proxy in front. */
export const socketAddressHeader = 'x-socket-address'
