/** R19: the sitemap is a file by the schema of sitemaps.org, or an index of such files. */
import { XMLValidator } from 'fast-xml-parser'
import { pathOfUrl, type SitemapFile, type SitemapUrl } from '../site'
import type { Violation } from '../violation'
import { xsdFaults } from '../xsd'

/** Order of the schema: extensions come last. */
const order = ['loc', 'lastmod', 'changefreq', 'priority', 'xhtml:link', 'image:image']
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
]
const limits = { urls: 50_000, bytes: 50 * 1024 * 1024 }
const w3cDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/** Validates against the public schemas, including those of the extensions. */
export async function sitemapFitsSchema({ url, xml, parts }: SitemapFile): Promise<Violation[]> {
  const schema = parts.length > 0 ? 'siteindex' : 'sitemap-extended'
  const faults = await xsdFaults(xml, schema, { large: xml.length > 1024 * 1024 })
  const ofParts = await Promise.all(parts.map(sitemapFitsSchema))
  return [...faults.map(found => sitemapViolation(url, found)), ...ofParts.flat()]
}

/** @param now time of the crawl: a `lastmod` close to it dates the request, not a change */
export function sitemapIsValid(file: SitemapFile, origin: string, now: number): Violation[] {
  const locs = new Set<string>()
  const files = file.parts.length > 0 ? file.parts : [file]
  return [
    ...files.flatMap(part => fileFaults(part, origin)),
    ...file.entries.flatMap(entry => {
      const twice = locs.has(entry.loc)
      locs.add(entry.loc)
      const found = [...(twice ? ['it stands twice'] : []), ...entryFaults(entry, origin, now)]
      return found.map(each => sitemapViolation(entry.loc, each))
    }),
  ]
}

/** A sitemap is valid only for its own folder and those below, so it has to be in the root. */
function fileFaults({ url, xml, entries }: SitemapFile, origin: string): Violation[] {
  const whole = (found: string) => sitemapViolation(url, found)
  const valid = XMLValidator.validate(xml)
  return [
    ...(isInRoot(url, origin) ? [] : [whole('not in the root of the site')]),
    ...(valid === true ? [] : [whole(`not well formed: ${valid.err.msg}, line ${valid.err.line}`)]),
    ...(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')
      ? []
      : [whole('no XML declaration')]),
    ...namespaces.filter(name => !xml.includes(name)).map(name => whole(`no ${name}`)),
    ...(entries.length > 0 ? [] : [whole('no addresses')]),
    ...(entries.length <= limits.urls ? [] : [whole(`${entries.length} addresses in one file`)]),
    ...(Buffer.byteLength(xml) <= limits.bytes ? [] : [whole('larger than 50 MB')]),
  ]
}

function isInRoot(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL('.', url).href === `${origin}/`
}

export function sitemapViolation(url: string, found: string): Violation {
  return { rule: 'R19', url: pathOfUrl(url), found }
}

function entryFaults({ loc, lastmod, elements, images }: SitemapUrl, origin: string, now: number) {
  const positions = elements.map(name => order.indexOf(name))
  const hour = 3_600_000
  return [
    loc !== origin && !loc.startsWith(`${origin}/`) && 'loc off the site',
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
