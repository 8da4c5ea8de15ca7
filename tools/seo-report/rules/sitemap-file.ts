/** Reads a sitemap, the order of its elements kept; an index with the files it names. */
import { XMLParser } from 'fast-xml-parser'
import type { SitemapFile, SitemapUrl } from './site'

interface Tag {
  readonly [name: string]: unknown
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
})

/** Reads one file; malformed XML is reported by `sitemapIsValid`. */
export function parseSitemap(url: string, xml: string): SitemapFile {
  return { url, xml, entries: listIn(xml, 'urlset', 'url').map(entryOf), parts: [] }
}

/** The whole sitemap; `load` fetches the text of a URL. */
export async function readSitemap(
  url: string,
  load: (url: string) => Promise<string>,
): Promise<SitemapFile> {
  const file = parseSitemap(url, await load(url))
  const parts: SitemapFile[] = []
  for (const tags of listIn(file.xml, 'sitemapindex', 'sitemap')) {
    const part = textOf(childrenOf(tags, 'loc')) ?? ''
    parts.push(parseSitemap(part, await load(part)))
  }
  return parts.length > 0 ? { ...file, parts, entries: parts.flatMap(part => part.entries) } : file
}

function listIn(xml: string, root: string, name: string): (readonly Tag[])[] {
  return childrenOf(parser.parse(xml), root)
    .filter(tag => nameOf(tag) === name)
    .map(tag => tag[name] as readonly Tag[])
}

function entryOf(tags: readonly Tag[]): SitemapUrl {
  const text = (name: string) => textOf(childrenOf(tags, name))
  const images = tags
    .filter(tag => nameOf(tag) === 'image:image')
    .map(tag => textOf(childrenOf(tag['image:image'] as readonly Tag[], 'image:loc')) ?? '')
  const alternates = tags
    .filter(tag => nameOf(tag) === 'xhtml:link')
    .map(tag => tag[':@'] as Readonly<Record<string, string>>)
    .map(({ hreflang = '', href = '' }) => [hreflang, href] as const)
  return {
    loc: text('loc') ?? '',
    lastmod: text('lastmod'),
    alternates: Object.fromEntries(alternates),
    images,
    elements: tags.map(nameOf),
  }
}

function nameOf(tag: Tag): string {
  return Object.keys(tag).find(key => key !== ':@') ?? ''
}

function childrenOf(tags: readonly Tag[], name: string): readonly Tag[] {
  return (tags.find(tag => nameOf(tag) === name)?.[name] ?? []) as readonly Tag[]
}

function textOf(tags: readonly Tag[]): string | undefined {
  const text = tags[0]?.['#text']
  return text === undefined ? undefined : String(text)
}
