import {
  cleanParametersOf,
  isAllowed,
  parseRobots,
  robotsIsRight,
} from '@clinic/seo-report/rules/checks/robots'
import { env } from '@/lib/clinic/environment/env'
import { absoluteUrl } from '@/lib/seo/metadata'
import { cleanParamLines, robotsTxt } from '@/lib/seo/robots'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'

const origin = env().SITE_URL

test('all pages and their resources are open to search engines', async () => {
  const pages: { url: string }[] = []
  let analyses = 0
  for (const { path, languages } of await sitemapEntries()) {
    // The pages of analyses differ only in their slugs: some of them are enough.
    if (path.startsWith('/analysis/list/') && analyses++ % 20 > 0) continue
    pages.push(...languages.map(language => ({ url: absoluteUrl(path, language) })))
  }
  expect(pages.length).toBeGreaterThan(300)
  expect(robotsIsRight(robotsTxt(), origin, pages)).toEqual([])
})

test.each(['Googlebot', 'YandexBot'])('the API is disallowed for %s', agent => {
  expect(isAllowed(robotsTxt(), agent, `${origin}/api/doctors`)).toBe(false)
})

test('Clean-param lists the parameters for Yandex', () => {
  const { groups } = parseRobots(robotsTxt())
  const named = groups.filter(({ rules }) => rules.some(({ name }) => name === 'clean-param'))
  expect(named.map(({ agents }) => agents)).toEqual([['Yandex']])
})

test('Clean-param takes several lines instead of one that Yandex would not read', () => {
  const names = Array.from({ length: 100 }, (_, index) => `parameter_${index}`)
  const lines = cleanParamLines(names)
  expect(lines.length).toBe(3)
  expect(lines.every(line => line.length <= 500 && line.startsWith('Clean-param: '))).toBe(true)
  const read = parseRobots(`User-agent: Yandex\n${lines.join('\n')}\n`)
  expect(cleanParametersOf(read)).toEqual(names)
  expect(
    robotsTxt()
      .split('\n')
      .every(line => line.length <= 500),
  ).toBe(true)
})

test.each(['gad_campaignid', 'srsltid', 'ymclid', 'utm_referrer', '_gl', 'calltouch_tm', 'igsh'])(
  'the click id %s is in Clean-param',
  name => {
    expect(cleanParametersOf(parseRobots(robotsTxt()))).toContain(name)
  },
)
