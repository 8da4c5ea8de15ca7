/** Where the calls go: to the clinic's backend over HTTP, or to the one built into the site. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { bounded } from './body'
import { mountedBackend } from './embedded'
import { fetchFollowing } from './redirects'

export interface Transport {
  /** Origin the calls are addressed to, without a trailing slash. */
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** `.invalid` is a reserved domain: no request to it ever leaves the process. */
const embedded: Transport = {
  origin: 'http://embedded.invalid',
  fetch: async request => {
    const { embeddedBackend } = await mountedBackend()
    return embeddedBackend(request)
  },
}

/** Ten times the size of 5,000 analyses. */
const maxBytes = 32 * 1024 * 1024

/** The transport `BACKEND_URL` asks for. */
export function siteTransport(): Transport {
  const { BACKEND_URL } = env()
  return BACKEND_URL ? httpTransport(BACKEND_URL) : embedded
}

/** `origin` without a trailing slash. Redirects within the backend are followed. */
export function httpTransport(origin: string): Transport {
  return {
    origin,
    fetch: async request => {
      const { pathname: path } = new URL(request.url)
      const response = await fetchFollowing(request)
      // An endless response must not fill the memory.
      return response.body
        ? new Response(bounded(response.body, { maxBytes, path }), response)
        : response
    },
  }
}
