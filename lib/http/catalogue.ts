/** The handler of `app/api/catalogue/analyses`: the price list, for the calculator. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import {
  findInPriceList,
  getPriceListPart,
  type PriceListPart,
} from '@/lib/content/client/price-list'
import { clientAddress } from './address'
import { countRead } from './limits'
import { localeOf, sessionIdOf } from './receive'
import { HttpError, jsonResponse, orBadGateway, withErrorResponse } from './response'

/** Fresh for a minute, then renewed in the background; served stale during an outage. */
const cacheControl =
  'public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** At most 500 ids: more than a selection holds and than there are categories. */
const idsPattern = /^\d{1,10}(?:,\d{1,10}){0,499}$/

/**
 * `?category=1,2` for whole categories (0: analyses in none), `?ids=1,2` for some, `?q=` for what
 * the search finds, else all. A text is personal, so its response may not be cached.
 */
export function readAnalyses(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const query = new URL(request.url).searchParams
    const q = query.get('q')
    const part = partOf(query)
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const locale = localeOf(request.headers)
    if (q !== null) {
      const found = await orBadGateway(findInPriceList(locale, q, sessionIdOf(request.headers)))
      return jsonResponse(200, { data: found }, { Vary: 'Accept-Language' })
    }
    const data = await orBadGateway(getPriceListPart(locale, part))
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
