/** R19: the sitemap names every page that is to be listed, and nothing else. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { RouteName } from '@/lib/site/routes'
import type { Page } from '../page'
import {
  alternatesOf,
  canonicalOf,
  isIndexable,
  type LinkTarget,
  type PageIndex,
  type PictureFile,
  pathOfUrl,
  routeOf,
  type SitemapFile,
  type SitemapUrl,
} from '../site'
import type { Violation } from '../violation'

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

/** Order of the schema: extensions come last. */
const order = ['loc', 'lastmod', 'changefreq', 'priority', 'xhtml:link', 'image:image']
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
]
const limits = { urls: 50_000, bytes: 50 * 1024 * 1024 }
const w3cDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/** @param now the time of the visit: content that changed just then was not changed, but dated */
export function sitemapIsValid(file: SitemapFile, origin: string, now: number): Violation[] {
  const { xml, entries } = file
  const whole = (found: string) => violation(file.url, found)
  const valid = XMLValidator.validate(xml)
  const locs = new Set<string>()
  return [
    ...(valid === true ? [] : [whole(`not well formed: ${valid.err.msg}, line ${valid.err.line}`)]),
    ...(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')
      ? []
      : [whole('no XML declaration')]),
    ...namespaces.filter(name => !xml.includes(name)).map(name => whole(`no ${name}`)),
    ...(entries.length > 0 ? [] : [whole('no addresses')]),
    ...(entries.length <= limits.urls ? [] : [whole(`${entries.length} addresses in one file`)]),
    ...(Buffer.byteLength(xml) <= limits.bytes ? [] : [whole('larger than 50 MB')]),
    ...entries.flatMap(entry => {
      const twice = locs.has(entry.loc)
      locs.add(entry.loc)
      const found = [...(twice ? ['it stands twice'] : []), ...entryFaults(entry, origin, now)]
      return found.map(each => violation(entry.loc, each))
    }),
  ]
}

function violation(url: string, found: string): Violation {
  return { rule: 'R19', url: URL.canParse(url) ? pathOfUrl(url) : url, found }
}

function entryFaults({ loc, lastmod, elements, images }: SitemapUrl, origin: string, now: number) {
  const positions = elements.map(name => order.indexOf(name))
  const hour = 3_600_000
  return [
    !loc.startsWith(`${origin}/`) && 'loc off the site',
    /[?#\s]/.test(loc) && 'loc with a query, a hash or a space',
    positions.includes(-1) && `unknown elements: ${elements.filter(name => !order.includes(name))}`,
    positions.some((position, index) => position < (positions[index - 1] ?? 0)) &&
      `elements out of order: ${elements.join(', ')}`,
    lastmod !== undefined && !w3cDate.test(lastmod) && `lastmod ${lastmod}`,
    lastmod !== undefined &&
      Date.parse(lastmod) > now - hour &&
      `lastmod ${lastmod} is the visit's`,
    images.some(image => !image.startsWith('http')) && `image ${images.join(' ')}`,
  ].filter(found => typeof found === 'string')
}

/** Pages whose pictures search engines may list, and whose content has a date. */
const pictured: readonly (RouteName | undefined)[] = ['doctor', 'service', 'post', 'promotion']

/** What the file says of a page is what its head says. */
export function entryMirrorsPage(
  entry: SitemapUrl,
  page: Page | undefined,
  pictures: ReadonlyMap<string, PictureFile>,
): Violation[] {
  if (!page) return [violation(entry.loc, 'it was not visited')]
  const canonical = canonicalOf(page)
  const [own, heads] = [entry.alternates, alternatesOf(page)]
  const codes = new Set([...Object.keys(own), ...Object.keys(heads)])
  const route = routeOf(entry.loc)
  const found = [
    page.status !== 200 && `answers ${page.status}`,
    page.status === 200 && !isIndexable(page) && 'is not to be indexed',
    page.status === 200 && canonical !== entry.loc && `is canonical to ${canonical}`,
    ...[...codes].map(
      code =>
        page.status === 200 &&
        own[code] !== heads[code] &&
        `hreflang ${code} is ${own[code]}, in the head ${heads[code]}`,
    ),
    pictured.includes(route) && entry.images.length === 0 && 'no image',
    pictured.includes(route) && entry.lastmod === undefined && 'no lastmod',
    ...entry.images.map(image => {
      const file = pictures.get(image)
      return !(file?.status === 200 && file.width > 0) && `image ${image} answers ${file?.status}`
    }),
  ]
  return found.filter(each => typeof each === 'string').map(each => violation(entry.loc, each))
}

/** Indexable pages that the site links to and the file leaves out. */
export function everyPageIsListed(
  links: ReadonlyMap<string, LinkTarget>,
  listed: ReadonlySet<string>,
): Violation[] {
  return [...links]
    .filter(([url, { indexable }]) => indexable && !listed.has(url) && !new URL(url).search)
    .map(([url, { from }]) => violation(url, `not in the sitemap; linked from ${pathOfUrl(from)}`))
}

/** Pages that no way of links leads to from the home page, that over the site map aside. */
export function everyPageIsReached(index: PageIndex, origin: string): Violation[] {
  const reached = new Set([`${origin}/`])
  const queue = [...reached]
  for (const url of queue) {
    if (routeOf(url) === 'siteMap') continue
    for (const { href } of index.get(url)?.links ?? []) {
      if (reached.has(href) || !index.has(href)) continue
      reached.add(href)
      queue.push(href)
    }
  }
  return [...index.values()]
    .filter(({ url }) => !reached.has(url))
    .map(({ url, visitor }) => ({ ...violation(url, 'no links lead to it'), visitor }))
}
