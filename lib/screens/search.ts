import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { type RichHits, richHits } from '@/lib/content/client/rich-hits'
import { searchSite } from '@/lib/content/client/site-search'
import type { RichHit, SitePage } from '@/lib/content/search/rich-hit'
import type { Said } from '@/lib/content/search/search'
import type { SearchKind } from '@/lib/entities/search-hit'
import { notePageSearch } from '@/lib/http/search'
import { currentLocale } from '@/lib/routing/current-locale'
import { otherLocale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { visibleText } from '@/lib/text/visible-text'
import { optional } from './optional'
import type { ScreenProps } from './screen'

/** The page with search results, for visitors without JavaScript and for the Enter key. */
export interface SearchData extends Said {
  /** Trimmed; empty without a query. */
  readonly query: string
  readonly groups: readonly { readonly kind: SearchKind; readonly hits: readonly RichHit[] }[]
  readonly pages: readonly SitePage[]
  /** Nothing is found, but in the other language. */
  readonly elsewhere: boolean
  /** The backend did not answer. */
  readonly unavailable: boolean
}

/** Longer than any name on the site. */
const queryMaxLength = 100

const nothing: RichHits = { hits: [], pages: [], unused: [], conditions: [], corrected: [] }

/** Results of `/search?q=`; crawlable, but kept out of the index (R16). */
export const searchScreen = {
  async load({ searchParams }: ScreenProps): Promise<SearchData> {
    const { q } = await searchParams
    const query = visibleText(typeof q === 'string' ? q : '').slice(0, queryMaxLength)
    const locale = await currentLocale()
    const found = query ? await optional(richHits(locale, query), null) : nothing
    const { hits, ...said } = found ?? nothing
    const count = hits.length + said.pages.length
    if (query && found) notePageSearch(await headers(), locale, query, count)
    const isMissing = query !== '' && found !== null && count === 0
    const other = isMissing ? await optional(searchSite(otherLocale(locale), query), null) : null
    const elsewhere = (other?.hits.length ?? 0) > 0
    return { query, groups: groupsOf(hits), ...said, elsewhere, unavailable: found === null }
  },
  async metadata(): Promise<Metadata> {
    const t = await getTranslations('searchPage')
    const locale = await currentLocale()
    const head = { title: t('title'), description: t('description') }
    return pageMetadata({ ...head, locale, path: pathOf('search'), hidden: true })
  },
}

/** The order of the hits is the order of relevance, so the first hit's kind comes first. */
function groupsOf(hits: readonly RichHit[]): { kind: SearchKind; hits: RichHit[] }[] {
  const kinds = [...new Set(hits.map(hit => hit.category))]
  return kinds.map(kind => ({ kind, hits: hits.filter(hit => hit.category === kind) }))
}
