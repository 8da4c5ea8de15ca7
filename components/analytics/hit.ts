/** What the counters are told of a page: its type and where the visitor came from, no name of anything. */
import { queryOf, sourcesOf } from '@/lib/requests/attribution'
import { localePath } from '@/lib/routing/locales'
import { matchRoute } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'

/** Numbers of clicks that the counters read beside those that requests keep. */
const numbers = [
  ...['ymclid', 'yadclid', 'ysclid', 'gclsrc', 'gad_source', 'gad_campaignid', 'srsltid'],
]
const number = /^[\w.~-]{1,300}$/

/**
 * A URL of this site, of records its type alone (`/analysis/list/-`), with no parameters but those that
 * name an advertisement; of `utm_term` an engine makes the words that were searched for. What is no page
 * is `/-`.
 */
export function countedUrl(address: string): string {
  const url = new URL(address)
  const query = queryOf(url)
  const { utm_term: _, ...labels } = sourcesOf(query)
  const counted = new URL(countedPath(url.pathname), url.origin)
  for (const name of numbers) {
    const value = query.get(name) ?? ''
    if (number.test(value)) counted.searchParams.set(name, value)
  }
  for (const [name, value] of Object.entries(labels)) counted.searchParams.set(name, `${value}`)
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
