import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import type { Source } from '@/lib/content/client/reader'
import { contentStore } from '@/lib/content/content'
import { derived } from '@/lib/content/derived'
import { type KindRecord, kindOf } from '@/lib/content/kinds'
import { isListed, isListRoute, isOffered } from '@/lib/content/listed'
import { textPaths } from '@/lib/page-texts'
import { type Locale, locales } from '@/lib/routing/locales'
import {
  matchRoute,
  pathOf,
  type Route,
  type RouteName,
  recordRoutes,
  routes,
  type SlugKind,
} from '@/lib/routing/routes'
import { type Listing, pageListing } from '@/lib/seo/listing'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { sitemapFile } from '@/lib/seo/sitemap-xml-parts'
import { plainText } from '@/lib/text/plain-text'
import { textStream } from '@/lib/text/text-stream'

/** Milliseconds for each list: below nginx's timeout, longer than for pages, as crawlers wait. */
const timeoutMs = 20_000

/**
 * Every indexable page of the site; memoised while the content is the same.
 * @throws BackendError when a list cannot be loaded, as its pages would look deleted
 */
export async function sitemapEntries(from?: Source): Promise<readonly SitemapEntry[]> {
  const listing = await pageListing()
  const [first = [], ...others] = await Promise.all(
    routeNames.map(name => entriesOf(name, routes[name], listing, from)),
  )
  return joined(first, ...others)
}

const joined = derived((...lists: (readonly SitemapEntry[])[]) => lists.flat())

/**
 * The file at `/sitemap.xml`, or the one of a part, counted from 1.
 * @throws BackendError before anything is sent
 */
export async function sitemapResponse(part?: number): Promise<Response> {
  const entries = await sitemapEntries(contentStore().reading({ waitMs: timeoutMs }))
  const pieces = await sitemapFile(() => entries, part)
  if (!pieces) return new Response('Not Found\n', { status: 404 })
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' }
  return new Response(textStream(pieces), { headers })
}

const none: readonly SitemapEntry[] = []
const routeNames = Object.keys(routes) as RouteName[]
const ownPages = new Map<string, readonly SitemapEntry[]>()

async function entriesOf(
  name: RouteName,
  { path, town, slugs, hidden }: Route,
  listing: Listing,
  from?: Source,
): Promise<readonly SitemapEntry[]> {
  if (town) return landingEntries(name, listing)
  if (hidden || !isOffered(name)) return none
  if (slugs) return listedEntries(await recordEntries(slugs, from), listing)
  const languages = (await languagesOf(name, from)).filter(locale => listing(path, locale))
  if (languages.length === 0) return none
  return same([{ path, languages }])
}

/** Landing pages of the towns that the clinic has texts for (B4). */
function landingEntries(name: RouteName, listing: Listing): readonly SitemapEntry[] {
  const entries = textPaths('ru').flatMap(path => {
    const languages = locales.filter(locale => listing(path, locale))
    return matchRoute(path)?.name === name && languages.length > 0 ? [{ path, languages }] : []
  })
  return same(entries)
}

/** The list of before, where it is equal: by that the whole is known to be the same. */
function same(entries: readonly SitemapEntry[]): readonly SitemapEntry[] {
  const key = JSON.stringify(entries)
  const before = ownPages.get(key) ?? entries
  ownPages.set(key, before)
  return before
}

/** All of them, but for a list only those that have its records. */
async function languagesOf(name: RouteName, from?: Source): Promise<readonly Locale[]> {
  if (!isListRoute(name)) return locales
  const has = await Promise.all(locales.map(locale => isListed(name, locale, from)))
  return locales.filter((_, index) => has[index])
}

/** Without those that search engines must not list (docs/marketing.md, "What engines may show"). */
const listedEntries = derived((entries: readonly SitemapEntry[], listing: Listing) =>
  entries.flatMap(entry => {
    const languages = entry.languages.filter(locale => listing(entry.path, locale))
    if (languages.length === 0) return []
    return [languages.length === entry.languages.length ? entry : { ...entry, languages }]
  }),
)

async function recordEntries(kind: SlugKind, from?: Source): Promise<readonly SitemapEntry[]> {
  const [ru, kk] = await Promise.all([
    kindOf(kind).current('ru', from),
    kindOf(kind).current('kk', from),
  ])
  return recordEntriesOf(ru, kk, kind)
}

/** A record has an entry in each language whose list has it (R6). */
const recordEntriesOf = derived(
  (ru: readonly KindRecord[], kk: readonly KindRecord[], name: SlugKind) => {
    const kind = kindOf(name)
    const entries = new Map<string, SitemapEntry>()
    const add = (locale: Locale, list: readonly KindRecord[]) => {
      for (const record of list) {
        if (kind.elsewhere?.(record)) continue
        const path = pathOf(recordRoutes[name].name, record.slug)
        const known = entries.get(path)
        const image = kind.picture?.(record)
        entries.set(path, {
          path,
          languages: [...(known?.languages ?? []), locale],
          lastModified: known?.lastModified ?? record.updatedAt,
          image: image ? new URL(image, env().SITE_URL).href : undefined,
          names: { ...known?.names, [locale]: plainText(record.name) },
        })
      }
    }
    add('ru', ru)
    add('kk', kk)
    return [...entries.values()]
  },
)
