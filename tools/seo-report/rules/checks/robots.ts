/** R18: robots.txt as an independent parser reads it. */
import robotsParser from 'robots-parser'
import type { Page } from '../page-types'
import { pathOfUrl } from '../site'
import type { Violation } from '../violation'

interface RobotsGroup {
  readonly agents: readonly string[]
  readonly rules: readonly { readonly name: string; readonly value: string }[]
}

/** What robots-parser does not offer: the groups, and lines specific to a search engine. */
export interface Robots {
  readonly groups: readonly RobotsGroup[]
  /** Names of all lines, in lower case. */
  readonly names: readonly string[]
}

export function parseRobots(text: string): Robots {
  const groups: { agents: string[]; rules: { name: string; value: string }[] }[] = []
  const names: string[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const [, key, value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:#.*)?$/.exec(line) ?? []
    const name = key?.toLowerCase()
    if (!name) continue
    names.push(name)
    // `Sitemap` lines belong to no group.
    if (name === 'sitemap') continue
    if (name === 'user-agent') {
      if (isOpen) groups.at(-1)?.agents.push(value)
      else groups.push({ agents: [value], rules: [] })
    } else groups.at(-1)?.rules.push({ name, value })
    isOpen = name === 'user-agent'
  }
  return { groups, names }
}

/** @param text of the URL's robots.txt */
export function isAllowed(text: string, agent: string, url: string): boolean {
  return robotsParser(new URL('/robots.txt', url).href, text).isAllowed(url, agent) === true
}

export function cleanParametersOf(robots: Robots): string[] {
  return robots.groups
    .flatMap(({ rules }) => rules)
    .filter(({ name }) => name === 'clean-param')
    .flatMap(({ value }) => value.split(/\s+/)[0]?.split('&') ?? [])
}

/** Parameters that advertising, search engines and the site's own lists add to URLs. */
const mustBeClean =
  'utm_source utm_medium utm_campaign utm_content utm_term yclid gclid fbclid _openstat from etext ysclid sort_by sort_direction label'

/** Crawlers need these to see a page as people do. */
const assets = [
  '/_next/static/chunks/a.js',
  '/_next/image?url=%2Fa.webp',
  '/files/a.webp',
  '/media/a.webp',
  '/files/documents/a.pdf',
  '/sitemap-1.xml',
  '/feeds/posts.xml',
]

/** Longest Clean-param line that Yandex reads. */
const maxCleanParameters = 500
const cleanParameter = /^[\w.-]+$/

/** @param pages that must be crawlable, including those with `noindex` */
export function robotsIsRight(
  text: string,
  origin: string,
  pages: readonly Pick<Page, 'url'>[],
): Violation[] {
  const robots = parseRobots(text)
  const parsed = robotsParser(`${origin}/robots.txt`, text)
  const clean = cleanParametersOf(robots)
  const violation = (found: string): Violation => ({ rule: 'R18', url: '/robots.txt', found })
  const urls = [...assets.map(path => origin + path), ...pages.map(({ url }) => url)]
  const agents = robots.groups.flatMap(group => group.agents)
  return [
    ...['*', 'Yandex']
      .filter(agent => !agents.includes(agent))
      .map(agent => violation(`no group for ${agent}`)),
    ...(parsed.getSitemaps().includes(`${origin}/sitemap.xml`)
      ? []
      : [violation(`Sitemap: ${parsed.getSitemaps().join(' ') || 'none'}`)]),
    ...mustBeClean
      .split(' ')
      .filter(name => !clean.includes(name))
      .map(name => violation(`"${name}" is not in Clean-param`)),
    ...clean
      .filter(name => !cleanParameter.test(name))
      .map(name => violation(`"${name}" in Clean-param`)),
    ...(robots.groups.some(({ rules }) =>
      rules.some(({ name, value }) => name === 'clean-param' && value.length > maxCleanParameters),
    )
      ? [violation('Clean-param is too long')]
      : []),
    ...['host', 'crawl-delay']
      .filter(name => robots.names.includes(name))
      .map(name => violation(`an outdated line: ${name}`)),
    ...['Googlebot', 'Yandex', 'YandexBot'].flatMap(agent =>
      urls
        .filter(url => parsed.isAllowed(url, agent) !== true)
        .map(url => violation(`${pathOfUrl(url)} is closed to ${agent}`)),
    ),
  ]
}
