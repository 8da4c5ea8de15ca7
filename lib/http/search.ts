/** The site's search, in the backend's wire form (B24) or with prices and photos for its box. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { BackendError } from '@/lib/content/client/result'
import { richHits } from '@/lib/content/client/rich-hits'
import { searchSite } from '@/lib/content/client/site-search'
import { wireOf } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { type SearchKind, searchKinds } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { bucketOf, clientAddress } from './address'
import { countRead } from './limits'
import { localeOf, sessionIdOf } from './receive'
import { HttpError, jsonResponse } from './response'
import { noteSearch } from './searches/note'

const paths = ['/api/search', '/api/search/hits'] as const

export function isSearch(path: string): boolean {
  return paths.some(each => each === path)
}

/**
 * `{services: [{slug: name}], …}`, or for the site's own box `{data: [hit, …], …}` with the pages and
 * what was left out or corrected. Queries are
 * personal, so neither response may be cached.
 * @throws HttpError 400 for an unknown kind, 429, or 502 when no list can be loaded
 */
export async function readSearch(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const type = typeOf(searchParams.get('type') ?? '')
  const address = clientAddress(request.headers, env().TRUSTED_PROXY_HOPS)
  await countRead(address)
  const locale = localeOf(request.headers)
  const asked = [locale, searchParams.get('q') ?? '', type, sessionIdOf(request.headers)] as const
  try {
    if (pathname !== paths[0]) {
      const { hits: data, ...said } = await richHits(...asked)
      const found = data.length + said.pages.length
      // A box of one kind without hits of its own asks for all kinds.
      if (found > 0 || type === null) note(address, locale, asked[1], found)
      return jsonResponse(200, { data, ...said })
    }
    const { hits } = await searchSite(...asked)
    return jsonResponse(200, wireOf(hits), { Vary: 'Accept-Language' })
  } catch (error) {
    if (error instanceof BackendError) throw new HttpError(502, 'bad-gateway')
    throw error
  }
}

/** `type` may be left out, empty or the word `null` (B38). @throws HttpError 400 */
function typeOf(type: string): SearchKind | null {
  if (type === '' || type === 'null') return null
  const kind = searchKinds.find(each => each === type)
  if (!kind) throw new HttpError(400, 'bad-request')
  return kind
}

/** Counts a question of the page of results, which a form without scripts leads to. */
export function notePageSearch(headers: Headers, locale: Locale, q: string, hits: number): void {
  note(clientAddress(headers, env().TRUSTED_PROXY_HOPS), locale, q, hits)
}

function note(address: string, locale: Locale, q: string, hits: number): void {
  noteSearch(bucketOf(address), locale, q, hits, searchLexicon().words)
}
