/** R18: the file that tells crawlers what to read, as they parse it. */
import type { Page } from '../page'
import type { Violation } from '../violation'

export interface RobotsGroup {
  readonly agents: readonly string[]
  readonly rules: readonly { readonly name: string; readonly value: string }[]
}

export interface Robots {
  readonly groups: readonly RobotsGroup[]
  readonly sitemaps: readonly string[]
  /** Names of all lines, in lower case. */
  readonly names: readonly string[]
}

/** Lines without a group (`Sitemap`) belong to the whole file, wherever they stand. */
export function parseRobots(text: string): Robots {
  const groups: { agents: string[]; rules: { name: string; value: string }[] }[] = []
  const sitemaps: string[] = []
  const names: string[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const [, key, value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:#.*)?$/.exec(line) ?? []
    const name = key?.toLowerCase()
    if (!name) continue
    names.push(name)
    if (name === 'sitemap') sitemaps.push(value)
    else if (name === 'user-agent') {
      if (isOpen) groups.at(-1)?.agents.push(value)
      else groups.push({ agents: [value], rules: [] })
      isOpen = true
      continue
    } else groups.at(-1)?.rules.push({ name, value })
    isOpen = false
  }
  return { groups, sitemaps, names }
}

/** The group of the agent's own, else that of `*`. */
function groupOf({ groups }: Robots, agent: string): RobotsGroup | undefined {
  const named = (name: string) =>
    groups.find(({ agents }) => agents.some(each => each.toLowerCase() === name.toLowerCase()))
  return named(agent) ?? named('*')
}

/** The longest rule that fits decides, as Google and Yandex read it. */
export function isAllowed(robots: Robots, agent: string, path: string): boolean {
  const rules = groupOf(robots, agent)?.rules ?? []
  const fitting = rules
    .filter(({ name, value }) => /^(dis)?allow$/.test(name) && value && matches(value, path))
    .toSorted((a, b) => b.value.length - a.value.length || (a.name === 'allow' ? -1 : 1))
  return fitting[0]?.name !== 'disallow'
}

function matches(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${escaped}`).test(path)
}

export function cleanParametersOf(robots: Robots): string[] {
  return robots.groups
    .flatMap(({ rules }) => rules)
    .filter(({ name }) => name === 'clean-param')
    .flatMap(({ value }) => value.split(/\s+/)[0]?.split('&') ?? [])
}

/** What advertising and search engines add to addresses, and what the site's own lists add. */
const mustBeClean =
  'utm_source utm_medium utm_campaign utm_content utm_term yclid gclid fbclid _openstat from etext ysclid sort_by sort_direction'

/** Crawlers need these to see a page as people do. */
const assets = [
  '/_next/static/chunks/a.js',
  '/_next/image?url=%2Fa.webp',
  '/images/a.webp',
  '/icons/icon.svg',
]

/** Yandex reads no longer value of Clean-param. */
const maxCleanParameters = 500

/** @param pages that are to be read, those with noindex among them */
export function robotsIsRight(
  text: string,
  origin: string,
  pages: readonly Pick<Page, 'url'>[],
): Violation[] {
  const robots = parseRobots(text)
  const clean = cleanParametersOf(robots)
  const violation = (found: string): Violation => ({ rule: 'R18', url: '/robots.txt', found })
  const paths = pages.map(({ url }) => url.slice(new URL(url).origin.length))
  const agents = robots.groups.flatMap(group => group.agents)
  return [
    ...['*', 'Yandex']
      .filter(agent => !agents.includes(agent))
      .map(agent => violation(`no group for ${agent}`)),
    ...(robots.sitemaps.includes(`${origin}/sitemap.xml`)
      ? []
      : [violation(`Sitemap: ${robots.sitemaps.join(' ') || 'none'}`)]),
    ...mustBeClean
      .split(' ')
      .filter(name => !clean.includes(name))
      .map(name => violation(`"${name}" is not in Clean-param`)),
    ...(clean.join('&').length > maxCleanParameters ? [violation('Clean-param is too long')] : []),
    ...['host', 'crawl-delay']
      .filter(name => robots.names.includes(name))
      .map(name => violation(`an outdated line: ${name}`)),
    ...['Googlebot', 'Yandex', 'YandexBot'].flatMap(agent =>
      [...assets, ...paths]
        .filter(path => !isAllowed(robots, agent, path))
        .map(path => violation(`${path} is closed to ${agent}`)),
    ),
  ]
}
