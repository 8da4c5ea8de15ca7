/** The request for hits, in the chunk of the drop-down. */
import { fetchJson } from '@/components/hooks/fetch-list'
import { isRecord, listIn } from '@/lib/browser/answer'
import type { RichHit, SitePage } from '@/lib/content/search/rich-hit'
import type { Said } from '@/lib/content/search/search'
import { attemptAsync } from '@/lib/errors/attempt'
import type { Locale } from '@/lib/routing/locales'
import { type FoundHits, nothing } from './found'

const isHit = (hit: unknown): hit is RichHit =>
  isRecord(hit) && typeof hit.slug === 'string' && typeof hit.name === 'string'

const isPage = (page: unknown): page is SitePage =>
  isRecord(page) && [page.path, page.title, page.text].every(isText)

const isText = (word: unknown): word is string => typeof word === 'string'

const isMended = (each: unknown): each is Said['corrected'][number] =>
  isRecord(each) && isText(each.from) && isText(each.to)

/** Hits of one kind or, if it has none, of all kinds; none if a request fails. */
export async function findHits(
  text: string,
  locale: Locale,
  type: string | undefined,
  signal: AbortSignal,
): Promise<FoundHits> {
  const fetchHits = async (kind?: string) => {
    const query = new URLSearchParams({ q: text, ...(kind && { type: kind }) })
    const json = await fetchJson(`/api/search/hits?${query}`, locale, signal)
    const hits = listIn(json, isHit)
    if (!hits) throw new Error('No list of hits')
    const said = isRecord(json) ? json : {}
    return {
      hits,
      pages: listOf(said.pages, isPage),
      unused: listOf(said.unused, isText),
      conditions: listOf(said.conditions, isText),
      corrected: listOf(said.corrected, isMended),
    }
  }
  const find = async (): Promise<FoundHits> => {
    const own = await fetchHits(type)
    const elsewhere = own.hits.length === 0 && type !== undefined
    return { ...(elsewhere ? await fetchHits() : own), text, elsewhere, answered: true }
  }
  const found = await attemptAsync(find, 'AbortError', 'Error', 'SyntaxError', 'TypeError')
  return found ?? { ...nothing, text }
}

const listOf = <T>(list: unknown, is: (each: unknown) => each is T): readonly T[] =>
  Array.isArray(list) ? list.filter(is) : []
