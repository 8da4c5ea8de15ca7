/** What each page brings, from the exported lines of all services. */
import { attempt } from '@/lib/errors/attempt'
import type { Brings, Cited, FoundQuery, SearchPerformance, Service } from '../data'
import type { ExportedLine } from './read'

interface Sums {
  clicks: number
  impressions: number
  /** Positions times impressions, and those impressions. */
  weighted: number
  weight: number
  visits: number | null
  leads: number | null
}

/** Of a record Metrica is told the type of its page alone: `/analysis/list/-`. */
const typeOfPage = '/-'

type Exported = readonly { readonly service: Service; readonly lines: readonly ExportedLine[] }[]

/** By path, as the report names pages; lines of one page, such as with a query, are added up. */
export function joinExports(exported: Exported): ReadonlyMap<string, Brings> {
  const pages = sumsBy(exported, ({ address }) => {
    const path = address === null ? null : pathIn(address)
    return path?.endsWith(typeOfPage) ? null : path
  })
  return new Map([...pages].map(([path, sums]) => [path, bringsOf(sums)]))
}

/** In small letters, as the engines write them differently. */
export function joinQueries(exported: Exported): readonly FoundQuery[] {
  const clicksOf = ({ google, yandex }: FoundQuery) => (google?.clicks ?? 0) + (yandex?.clicks ?? 0)
  const seenOf = ({ google, yandex }: FoundQuery) =>
    (google?.impressions ?? 0) + (yandex?.impressions ?? 0)
  return [...sumsBy(exported, ({ query }) => query?.toLowerCase() ?? null)]
    .map(([text, sums]) => {
      const { google, yandex } = bringsOf(sums)
      return { text, google, yandex }
    })
    .sort((a, b) => clicksOf(b) - clicksOf(a) || seenOf(b) - seenOf(a))
    .slice(0, maxQueries)
}

/** Search Console gives a thousand at most. */
const maxQueries = 1000

/** @param keyOf null: the line says nothing of this kind; answers of programs are counted apart */
function sumsBy(exported: Exported, keyOf: (line: ExportedLine) => string | null) {
  const all = new Map<string, Partial<Record<Service, Sums>>>()
  for (const { service, lines } of exported) {
    for (const line of service === 'bing' ? [] : lines) {
      const key = keyOf(line)
      if (key === null) continue
      const own = all.get(key) ?? {}
      all.set(key, { ...own, [service]: add(own[service], line) })
    }
  }
  return all
}

/** Pages and queries in the answers of programs. */
export function joinCitations(exported: Exported): readonly Cited[] {
  const cited = new Map<string, Cited>()
  const lines = exported.flatMap(each => (each.service === 'bing' ? each.lines : []))
  for (const { address, query, citations } of lines) {
    const path = address === null ? null : pathIn(address)
    const what = path === null ? 'query' : 'page'
    const text = path ?? query
    if (text === null) continue
    const key = `${what} ${text}`
    const sum = (cited.get(key)?.citations ?? 0) + (citations ?? 0)
    cited.set(key, { what, text, citations: sum })
  }
  return [...cited.values()].sort((a, b) => b.citations - a.citations)
}

function add(before: Sums | undefined, line: ExportedLine): Sums {
  const sums = before ?? {
    clicks: 0,
    impressions: 0,
    weighted: 0,
    weight: 0,
    visits: null,
    leads: null,
  }
  // A line that nobody saw has the position 0.
  const weight = line.position ? Math.max(1, line.impressions ?? 1) : 0
  return {
    clicks: sums.clicks + (line.clicks ?? 0),
    impressions: sums.impressions + (line.impressions ?? 0),
    weighted: sums.weighted + weight * (line.position ?? 0),
    weight: sums.weight + weight,
    visits: line.visits === null ? sums.visits : (sums.visits ?? 0) + line.visits,
    leads: line.leads === null ? sums.leads : (sums.leads ?? 0) + line.leads,
  }
}

function bringsOf({ google, yandex, metrika }: Partial<Record<Service, Sums>>): Brings {
  return {
    google: google ? foundOf(google) : null,
    yandex: yandex ? foundOf(yandex) : null,
    visits: metrika?.visits ?? null,
    leads: metrika?.leads ?? null,
  }
}

function foundOf({ clicks, impressions, weighted, weight }: Sums): SearchPerformance {
  return { clicks, impressions, position: weight > 0 ? weighted / weight : null }
}

const noSite = 'http://site.invalid'

function urlOf(address: string): URL | undefined {
  const whole = /^https?:/i.test(address) || address.startsWith('/') ? address : `http://${address}`
  return attempt(() => new URL(whole, noSite), 'TypeError')
}

/** Without `www.`; `null`: it is a path alone. */
export function hostOf(address: string): string | null {
  const url = urlOf(address)
  return !url || url.origin === noSite ? null : url.hostname.replace(/^www\./, '')
}

/** Without domain, query and slash at the end, as services know pages by several addresses. */
function pathIn(address: string): string | null {
  const url = urlOf(address)
  if (!url) return null
  const path = attempt(() => decodeURI(url.pathname), 'URIError') ?? url.pathname
  return path.replace(/\/+$/, '') || '/'
}
