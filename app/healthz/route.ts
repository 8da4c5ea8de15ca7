import { env } from '@/lib/clinic/environment/env'
import { clientAddress } from '@/lib/http/address'

export const dynamic = 'force-dynamic'

/**
 * Liveness: the process responds. `address` is the visitor's own as the site believes it to be, by which
 * `npm run diagnose` sees whether a header can forge it.
 */
export function GET({ headers }: Request) {
  const address = clientAddress(headers, env().TRUSTED_PROXY_HOPS)
  return Response.json({ status: 'ok', address }, { headers: { 'Cache-Control': 'no-store' } })
}
