/** The handlers of `app/api/catalogue`: the price list, for the calculator. */
import 'server-only'
import { maxAlso } from '@/lib/calculator/also'
import { isSoldCode } from '@/lib/calculator/sold'
import { env } from '@/lib/clinic/environment/env'
import {
  findInPriceList,
  getPriceListPart,
  type PriceListPart,
} from '@/lib/content/client/price-list'
import { soldRecords } from '@/lib/content/client/sold'
import { clientAddress } from './address'
import { countRead } from './limits'
import { localeOf, sessionIdOf } from './receive'
import {
  contentResponse,
  HttpError,
  jsonResponse,
  orBadGateway,
  withErrorResponse,
} from './response'

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
    return contentResponse({ data })
  })
}

/** `?codes=s12,v3`: what the clinic sells under these codes, with its page and price. */
export function readSold(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const codes = new URL(request.url).searchParams.get('codes')?.split(',') ?? []
    const isGiven = codes.length > 0 && codes.length <= maxAlso && codes.every(isSoldCode)
    if (!isGiven) throw new HttpError(400, 'bad-request')
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const found = await orBadGateway(soldRecords(localeOf(request.headers), codes))
    const data = found.map(({ code, name, price, prices }) => ({ code, name, price, prices }))
    return contentResponse({ data })
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
