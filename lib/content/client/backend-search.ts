/** The backend's own search. Never cached, as queries are personal. */
import 'server-only'
import { readHits } from '@/lib/content/search/hits'
import type { SearchHit, SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { createClient, PAGE_TIMEOUT_MS, toBackendError } from './client'
import { withDeadline } from './deadline'
import { BackendError } from './result'
import type { Transport } from './transport'

interface SearchOptions {
  readonly transport?: Transport
  /** Milliseconds for the whole response. */
  readonly timeoutMs?: number
  /** Of the visitor, for call tracking. */
  readonly sessionId?: string
}

/**
 * Hits as one list with plain names, the likeliest kind first. Blank text makes no request (B34).
 * @param type one kind of hits, or `null` for all
 * @throws BackendError
 */
export async function searchBackend(
  locale: Locale,
  q: string,
  type: SearchKind | null = null,
  { transport, timeoutMs = PAGE_TIMEOUT_MS, sessionId = '' }: SearchOptions = {},
): Promise<SearchHit[]> {
  const text = q.trim()
  if (!text) return []
  const searchParams = { q: text, ...(type && { type }) }
  const headers = { SessionId: sessionId }
  try {
    const json = await withDeadline(timeoutMs, 'search', signal =>
      createClient(locale, transport).get('search', { searchParams, headers, signal }).json(),
    )
    if (typeof json !== 'object' || json === null) throw new BackendError('format', 'search')
    return readHits(json)
  } catch (error) {
    throw toBackendError(error, 'search')
  }
}
