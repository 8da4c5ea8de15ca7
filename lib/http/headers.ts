/** Request headers that the custom server sets for Next; values from visitors are overwritten. */

/** The query string with its `?`, or empty: redirects of the middleware keep it. */
export const queryHeader = 'x-visit-query'

/** The path as it was sent, in any spelling; Next gets the clean one, and redirects nothing. */
export const pathHeader = 'x-visit-path'

/** Remote address of the socket: the visitor's, or that of the proxy in front. */
export const socketAddressHeader = 'x-socket-address'

/** `Retry-After` of a page without content, in seconds. */
export const retryAfter = '30'

/**
 * Of what is as the content is now: browsers ask whether it still is, nginx after a second.
 * `deploy/nginx` ignores `Cache-Control` there.
 */
export const currentHeaders = { 'Cache-Control': 'no-cache', 'X-Accel-Expires': '1' } as const
