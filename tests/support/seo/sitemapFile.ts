/** Reads a sitemap file, the order of its elements kept. */
import { XMLParser } from 'fast-xml-parser'
import type { SitemapFile, SitemapUrl } from './site'

interface Tag {
  readonly [name: string]: unknown
}

/** Reads the file; what is not well formed is left for `sitemapIsValid` to say. */
export function parseSitemap(url: string, xml: string): SitemapFile {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
  })
  const root = childrenOf(parser.parse(xml), 'urlset')
  const entries = root
    .filter(tag => nameOf(tag) === 'url')
    .map(tag => entryOf(tag.url as readonly Tag[]))
  return { url, xml, entries }
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
