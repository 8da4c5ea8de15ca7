/**
 * The sitemap as files: one while it fits, otherwise an index with parts (R19). Each file is
 * streamed from an iterable source, so that neither a file nor the list of all URLs is held in
 * memory. A first pass only counts, so that a source fails before a response has begun.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { env } from '@/lib/clinic/environment/env'
import { escapeXml, type SitemapEntry, urlElement } from './sitemap-xml'

/** Iterates over the pages of the site, in the same order at each call. */
export type SitemapSource = () => AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>

/** Largest file that crawlers accept; bytes uncompressed. */
export interface SitemapLimits {
  readonly urls: number
  readonly bytes: number
}

const defaultLimits: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

/** The range of URLs in one file, counted over all languages. */
export interface SitemapPart {
  readonly from: number
  /** Exclusive. */
  readonly to: number
  /** ISO date of the latest change in the range, if one is known. */
  readonly lastModified: string | undefined
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const start = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
const end = '</urlset>\n'
const indexStart = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`

/** `/sitemap-2.xml`: in the root, as a sitemap is valid only for its own folder and those below. */
export function partPath(number: number): string {
  return `/sitemap-${number}.xml`
}

/** The part that a path names; `undefined` for `/sitemap.xml`. */
export function partOfPath(path: string): number | undefined {
  const number = /^\/sitemap-(\d+)\.xml$/.exec(path)?.[1]
  return number === undefined ? undefined : Number(number)
}

/**
 * The chunks of a part or, without `part`, of `/sitemap.xml`, which is an index if there are parts;
 * `null` for a part that does not exist.
 * @param part counted from 1
 */
export async function sitemapFile(
  source: SitemapSource,
  part?: number,
  limits: SitemapLimits = defaultLimits,
): Promise<AsyncGenerator<string> | null> {
  const parts = await planParts(source, limits)
  const [first] = parts
  if (part === undefined)
    return first && parts.length === 1 ? partXml(source, first) : indexXml(parts)
  const own = parts.length > 1 ? parts[part - 1] : undefined
  return own ? partXml(source, own) : null
}

/** Divides the URLs into files; with a single part there is no index. */
async function planParts(
  source: SitemapSource,
  { urls, bytes }: SitemapLimits,
): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = []
  const frame = start.length + end.length
  let part = { from: 0, to: 0, lastModified: undefined as string | undefined }
  let size = frame
  for await (const { xml, lastModified } of elementsOf(source)) {
    const own = Buffer.byteLength(xml)
    if (part.to - part.from >= urls || (size + own > bytes && part.to > part.from)) {
      parts.push(part)
      part = { from: part.to, to: part.to, lastModified: undefined }
      size = frame
    }
    part.to += 1
    part.lastModified = later(part.lastModified, lastModified)
    size += own
  }
  return [...parts, part]
}

async function* partXml(source: SitemapSource, { from, to }: SitemapPart): AsyncGenerator<string> {
  yield start
  for await (const { xml } of elementsOf(source, from, to)) yield xml
  yield end
}

async function* indexXml(parts: readonly SitemapPart[]): AsyncGenerator<string> {
  yield indexStart
  for (const [index, { lastModified }] of parts.entries()) {
    const changed = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''
    const loc = escapeXml(env().SITE_URL + partPath(index + 1))
    yield `<sitemap><loc>${loc}</loc>${changed}</sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

interface UrlElement {
  readonly xml: string
  readonly lastModified: string | undefined
}

/** The elements of a range; yields to the event loop, so that other requests are served. */
async function* elementsOf(
  source: SitemapSource,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<UrlElement> {
  let position = 0
  for await (const entry of source()) {
    for (const language of entry.languages) {
      if (position >= to) return
      if (position >= from) {
        yield { xml: urlElement(entry, language), lastModified: entry.lastModified }
      }
      position += 1
      if (position % 1000 === 0) await yieldToEventLoop()
    }
  }
}

function later(a: string | undefined, b: string | undefined): string | undefined {
  if (!a || !b) return a ?? b
  return Date.parse(a) < Date.parse(b) ? b : a
}
