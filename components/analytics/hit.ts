/** What the counters are told of a page: its type and where the visitor came from, no name of anything. */
import { campaignParameters, clickParameters, isCampaign } from '@/lib/requests/attribution'
import { localePath, splitLocale } from '@/lib/routing/locales'
import { matchRoute } from '@/lib/routing/routes'

/** Of `utm_term` an engine makes the words that were searched for. */
const labels: ReadonlySet<string> = new Set(campaignParameters.filter(name => name !== 'utm_term'))
const numbers: ReadonlySet<string> = new Set([
  ...clickParameters,
  ...['ymclid', 'yadclid', 'ysclid', 'gclsrc', 'gad_source', 'gad_campaignid', 'srsltid'],
])
const number = /^[\w.~-]{1,300}$/

/**
 * A URL of this site, of records its type alone (`/analysis/list/-`), with no parameters but those that
 * name an advertisement. What is no page is `/-`.
 */
export function countedUrl(address: string): string {
  const url = new URL(address)
  const counted = new URL(countedPath(url.pathname), url.origin)
  for (const [name, value] of url.searchParams) {
    const isTold = labels.has(name) ? isCampaign(value) : numbers.has(name) && number.test(value)
    if (isTold) counted.searchParams.set(name, value)
  }
  return counted.href
}

function countedPath(pathname: string): string {
  const { path, locale } = splitLocale(pathname)
  const found = matchRoute(path)
  if (found?.route.town) return pathname
  return localePath(found ? found.route.path.replace('[slug]', '-') : '/-', locale)
}

/** The page that led here; of another site its address alone, as a path may be a question. */
export function countedReferrer(address: string, origin: string): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  return url.origin === origin ? countedUrl(address) : `${url.origin}/`
}
