import { env } from '@/lib/clinic/environment/env'
import { absoluteUrl } from '@/lib/seo/metadata'
import { robotsTxt } from '@/lib/seo/robots'
import { isAllowed, parseRobots, robotsIsRight } from '@/lib/seo/rules/checks/robots'
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
