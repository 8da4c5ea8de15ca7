/** Where the links of a site lead, and the files of its pictures, each requested once. */
import sharp from 'sharp'
import { concurrency, pooled, type Send } from './crawl'
import { graphOf, valuesOf } from './graph'
import { parsePage } from './page'
import type { Page } from './page-types'
import {
  canonicalOf,
  isIndexable,
  type LinkTarget,
  metaOf,
  normalizeUrl,
  type PictureFile,
} from './site'

/**
 * Each distinct internal link once; pages that were loaded are not requested again.
 * @param maxQueries limit of links whose queries differ in numbers only
 */
export async function linksOf(
  pages: readonly Page[],
  origin: string,
  send: Send,
  maxQueries = Number.POSITIVE_INFINITY,
): Promise<Map<string, LinkTarget>> {
  const linked = new Map<string, string>()
  for (const { url, links } of pages) {
    for (const { href } of links) {
      if (href.startsWith(`${origin}/`) && !linked.has(href)) linked.set(href, url)
    }
  }
  const targets = new Map<string, LinkTarget>()
  for (const page of pages) {
    const { url, status, headers } = page
    const indexable = isForSearch(page)
    targets.set(url, { status, location: headers.location, indexable, from: linked.get(url) })
  }
  const unknown = [...linked].filter(([url]) => !targets.has(url))
  const open = fewOfEachKind(unknown, maxQueries)
  // One page per path is parsed; for other queries of the path the status of HEAD suffices.
  const read = new Set<string>()
  await pooled(open, concurrency, async ([url, from]) => {
    const { pathname } = new URL(url)
    const head = await send({ url, method: 'HEAD' })
    const isPage = head.headers['content-type']?.startsWith('text/html') && !read.has(pathname)
    if (isPage) read.add(pathname)
    const page = isPage ? parsePage(await send({ url })) : undefined
    const { status, headers } = head
    const indexable = page ? isForSearch(page) : false
    targets.set(url, { status, location: headers.location, indexable, from })
  })
  return targets
}

/** Not one that names another page as its canonical, as editors may: the sitemap leaves it out. */
function isForSearch(page: Page): boolean {
  const canonical = canonicalOf(page) ?? page.url
  return (
    isIndexable(page) && normalizeUrl(canonical) === normalizeUrl(page.url.replace(/\?.*$/, ''))
  )
}

/** Limits links whose queries differ in numbers only, such as the request forms of doctors. */
function fewOfEachKind(
  links: readonly (readonly [url: string, from: string])[],
  maxPerKind: number,
): (readonly [url: string, from: string])[] {
  const counts = new Map<string, number>()
  return links.filter(([url]) => {
    const [path, query = ''] = url.split('?')
    const kind = `${path}?${query.replace(/\d+/g, '')}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= maxPerKind
  })
}

/** Assumed for pictures that are not requested. */
export const presumed: PictureFile = { status: 200, bytes: 0, width: 1200, height: 630 }

/** URLs of the pictures in the page, its head and its structured data. */
export function picturesNamedBy(page: Page): string[] {
  const marked = graphOf(page).nodes.flatMap(node => [
    ...valuesOf(node.image),
    ...valuesOf(node.logo),
  ])
  return [
    ...page.pictures,
    metaOf(page, 'og:image') ?? '',
    metaOf(page, 'twitter:image') ?? '',
    ...marked.filter(url => typeof url === 'string'),
  ]
}

/** @throws TypeError when the server cannot be reached */
export async function measure(url: string, signal?: AbortSignal): Promise<PictureFile> {
  const response = await fetch(url, { signal: signal ?? null })
  const bytes = Buffer.from(await response.arrayBuffer())
  const size = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  const { width = 0, height = 0 } = size
  return { status: response.status, bytes: bytes.length, width, height }
}
