import 'server-only'
import { getAnalyses } from '@/lib/api/analyses'
import { readCached } from '@/lib/api/cached'
import { getCheckUps } from '@/lib/api/check-ups'
import { getDoctors } from '@/lib/api/doctors'
import { getSluggedCategories, getSpecialties } from '@/lib/api/id-slugs'
import { getParentCheckUps } from '@/lib/api/parent-check-ups'
import { getPosts } from '@/lib/api/posts'
import { getPromotions } from '@/lib/api/promotions'
import type { Read } from '@/lib/api/reader'
import { getServiceCategories } from '@/lib/api/service-categories'
import { getServices } from '@/lib/api/services'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { sitemapFile } from '@/lib/seo/sitemap-xml-parts'
import { seoText } from '@/lib/seo/texts'
import { env } from '@/lib/site/env'
import { pathOf, type Route, type RouteName, routes, type SlugKind } from '@/lib/site/routes'
import { isTopCategory } from '@/lib/site/service-categories'
import { plainText } from '@/lib/text/plain-text'
import { textStream } from '@/lib/text/text-stream'

/** A record as far as the sitemap looks at it. */
interface Item {
  readonly slug: string
  readonly name: string
  readonly image?: string | null | undefined
  readonly updated_at?: string | undefined
}

type ReadItems = (locale: Locale, read?: Read) => Promise<readonly Item[]>

const items: Readonly<Record<SlugKind, ReadItems>> = {
  analysis: getAnalyses,
  analysisCategory: getSluggedCategories,
  checkUp: getCheckUps,
  doctor: (locale, read) => getDoctors(locale, undefined, read),
  jobTitle: getSpecialties,
  parentCheckUp: getParentCheckUps,
  post: getPosts,
  promotion: getPromotions,
  service: getServices,
  // The top category is the page of top services.
  serviceCategory: async (locale, read) =>
    (await getServiceCategories(locale, read)).filter(category => !isTopCategory(category)),
}

/** Below what nginx waits for an answer. */
const patienceMs = 20_000

/**
 * The longest lists are read here first, each in all languages at once: tens of thousands of
 * records take a backend seconds, which no visitor would wait, but crawlers do.
 */
const readPatiently: Read = (call, check) => readCached({ ...call, timeoutMs: patienceMs }, check)

/** Kinds whose pictures search engines may list (R19). */
const withPictures: readonly SlugKind[] = ['doctor', 'service', 'post', 'promotion']

/**
 * Every indexable page of the site. One kind's records are held at a time.
 * @throws BackendError
 */
export async function* sitemapEntries(read?: Read): AsyncGenerator<SitemapEntry> {
  for (const name of Object.keys(routes) as RouteName[]) {
    yield* await entriesOf(name, routes[name], read)
  }
}

/**
 * The file at `/sitemap.xml`, or the one of a part, counted from 1.
 * @throws BackendError before anything is sent
 */
export async function sitemapResponse(part?: number): Promise<Response> {
  const pieces = await sitemapFile(() => sitemapEntries(readPatiently), part)
  if (!pieces) return new Response('Not Found\n', { status: 404 })
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
  }
  return new Response(textStream(pieces), { headers })
}

async function entriesOf(
  name: RouteName,
  { path, slugs, hidden }: Route,
  read?: Read,
): Promise<SitemapEntry[]> {
  if (hidden) return []
  if (slugs) return recordEntries(name, slugs, read)
  const text = await seoText(path, 'ru')
  // A text that defers to another page takes its own out (README, "Change a page's text").
  return text?.canonical && text.canonical !== path ? [] : [{ path, languages: locales }]
}

/** A record is offered in the languages whose list has it (R6). */
async function recordEntries(
  name: RouteName,
  kind: SlugKind,
  read?: Read,
): Promise<SitemapEntry[]> {
  const lists = await Promise.all(
    locales.map(async locale => [locale, await items[kind](locale, read)] as const),
  )
  const entries = new Map<string, SitemapEntry>()
  for (const [locale, list] of lists) {
    for (const item of list) {
      const path = pathOf(name, item.slug)
      const known = entries.get(path)
      entries.set(path, {
        path,
        languages: [...(known?.languages ?? []), locale],
        lastModified: known?.lastModified ?? item.updated_at,
        image: withPictures.includes(kind) ? pictureOf(item) : undefined,
        names: { ...known?.names, [locale]: plainText(item.name) },
      })
    }
  }
  return [...entries.values()]
}

function pictureOf({ image }: Item): string | undefined {
  return image ? new URL(image, env().SITE_URL).href : undefined
}
