/**
 * Where a visitor came from: what an advertisement's address says of itself, for the clinic that pays
 * for it. An allow-list of parameters with short values, in the browser and on the server, as anybody
 * can write an address.
 */

import { meantQuery } from '@/lib/text/meant-query'

/** In the order in which people read them. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
] as const

/** Numbers of a click at Google, Yandex, Meta and TikTok. */
export const clickParameters = ['gclid', 'gbraid', 'wbraid', 'yclid', 'fbclid', 'ttclid'] as const

export type SourceParameter = (typeof campaignParameters | typeof clickParameters)[number]

/** One arrival at the site from elsewhere. */
export interface Touch extends Readonly<Partial<Record<SourceParameter, string>>> {
  /** Host of the page that led here. */
  readonly referrer?: string | undefined
  /** Path of the first page. */
  readonly page?: string | undefined
  /** Milliseconds since 1970. */
  readonly at?: number | undefined
}

export interface Attribution {
  readonly first?: Touch | undefined
  /** The last one that names a source. */
  readonly last?: Touch | undefined
  /** The visitor's number at Metrica. */
  readonly clientId?: string | undefined
}

/** Names that advertisers give; not an address, and nothing that markup or a formula is made of. */
export const campaignPattern = /^(?!.*\/\/)[\p{L}\p{N} _.~:|,+(){}[\]/-]{1,200}$/u
export const clickPattern = /^[\w.~-]{1,300}$/
export const clientIdPattern = /^\d{1,32}$/
export const hostPattern = /^[a-z0-9][a-z0-9.-]{0,99}$/

/** Signs that names of campaigns have and nothing is made of: per cent, number, quotes, stops. */
const ornaments = /[%№#!?'"`´«»„“”‘’‚‹›…–—]+/g

/** A number that can be called is nobody's campaign. */
const phonePattern = /^\+?[78][\s(-]*[347-9](?:[\s()-]*\d){9}$/

/** Characters of all parameters of a touch together. */
const longest = 600

export const isCampaign = (text: string) => campaignPattern.test(text) && !phonePattern.test(text)

/** `sale 20 summer` for `"sale" 20 % – summer`: the rest says the same. */
const plainLabel = (text: string) =>
  text
    .replace(ornaments, ' ')
    .replace(/[ \u00a0]+/g, ' ')
    .trim()

/** The allowed parameters of a query. */
export function sourcesOf(query: URLSearchParams): Touch {
  const found: Partial<Record<SourceParameter, string>> = {}
  let length = 0
  const take = (name: SourceParameter, value: string, isAllowed: (text: string) => boolean) => {
    if (!isAllowed(value) || length + value.length > longest) return
    length += value.length
    found[name] = value
  }
  const sent = (name: SourceParameter) => query.get(name)?.trim() ?? ''
  for (const name of clickParameters) take(name, sent(name), text => clickPattern.test(text))
  for (const name of campaignParameters) take(name, plainLabel(sent(name)), isCampaign)
  return found
}

/** The parameters of an address, as it was meant. */
export const queryOf = ({ search, hash }: URL) => new URLSearchParams(meantQuery(search + hash))

/** @param referrer the page that led here, '' when unknown or of this site */
export function touchOf(address: URL, referrer: string, at: number): Touch {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname.toLowerCase() : ''
  return {
    ...sourcesOf(queryOf(address)),
    ...(hostPattern.test(host) && { referrer: host }),
    page: address.pathname,
    at,
  }
}

/** Whether it came from anywhere: not typed, and not from a bookmark. */
export const hasSource = ({ page: _, at: __, ...source }: Touch) => Object.keys(source).length > 0
