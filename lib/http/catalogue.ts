/** The handler of `app/api/catalogue/analyses`: the price list, for the calculator. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { getPriceListPart, type PriceListPart } from '@/lib/content/client/price-list'
import { clientAddress } from './address'
import { countRead } from './limits'
import { localeOf } from './receive'
import { HttpError, jsonResponse, orBadGateway, withErrorResponse } from './response'

/** Fresh for a minute, then renewed in the background; served stale during an outage. */
const cacheControl =
  'public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** At most 500 ids: more than a selection holds and than there are categories. */
const idsPattern = /^\d{1,10}(?:,\d{1,10}){0,499}$/

/** `?category=1,2` for whole categories (0: analyses in none), `?ids=1,2` for some, else all. */
export function readAnalyses(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const part = partOf(new URL(request.url).searchParams)
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const data = await orBadGateway(getPriceListPart(localeOf(request.headers), part))
    return jsonResponse(200, { data }, { 'Cache-Control': cacheControl, Vary: 'Accept-Language' })
  })
}

/** @throws HttpError 400 */
function partOf(query: URLSearchParams): PriceListPart {
  const categories = query.get('category')
  const analyses = query.get('ids')
  const given = categories ?? analyses
  if (given === null) return { kind: 'all' }
  if (!idsPattern.test(given)) throw new HttpError(400, 'bad-request')
  const ids = given.split(',').map(Number)
  return { kind: categories === null ? 'analyses' : 'categories', ids }
}
