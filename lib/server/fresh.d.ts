/** The package `fresh`, which has no types of its own. */
declare module 'fresh' {
  import type { IncomingHttpHeaders } from 'node:http'

  export default function fresh(
    request: IncomingHttpHeaders,
    response: { readonly etag?: string | undefined; readonly 'last-modified'?: string | undefined },
  ): boolean
}
