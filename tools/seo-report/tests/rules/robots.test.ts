import { isAllowed, parseRobots, robotsIsRight } from '../../rules/checks/robots'
import { type Change, changed, founds, origin } from './builders'

const good = `User-agent: *
Allow: /
Disallow: /api/

User-agent: Yandex
Allow: /
Disallow: /api/
Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&fbclid&_openstat&from&etext&ysclid&sort_by&sort_direction&label

Sitemap: ${origin}/sitemap.xml
`
const pages = [{ url: `${origin}/kk/contacts` }, { url: `${origin}/search?q=a` }]
const check = (text: string) => founds(robotsIsRight(text, origin, pages))

test('a good file complies with R18', () => {
  expect(check(good)).toEqual([])
})

test.each<[string, Change, string]>([
  ['no group of Yandex', ['User-agent: Yandex\n', ''], 'no group for Yandex'],
  ['no group for all', ['User-agent: *', 'User-agent: Googlebot'], 'no group for *'],
  ['a relative sitemap', [`Sitemap: ${origin}`, 'Sitemap: '], 'Sitemap: /sitemap.xml'],
  ['no sitemap', [/Sitemap:.*/, ''], 'Sitemap: none'],
  ['a parameter less', ['&ysclid', ''], '"ysclid" is not in Clean-param'],
  ['a parameter of our own less', ['&sort_by', ''], '"sort_by" is not in Clean-param'],
  ['two parameters as one', ['&etext&', '&etext,'], '"etext,ysclid" in Clean-param'],
  ['a host', ['Sitemap:', 'Host: clinic.example\nSitemap:'], 'an outdated line: host'],
  [
    'closed scripts',
    ['Disallow: /api/', 'Disallow: /_next/'],
    '/_next/static/chunks/a.js is closed',
  ],
  [
    'closed pages with a query',
    ['Disallow: /api/', 'Disallow: /*?q='],
    '/search?q=a is closed to Goo',
  ],
  ['everything closed', ['Allow: /\n', 'Disallow: /\n'], '/kk/contacts is closed to Googlebot'],
])('R18: %s', (_, change, found) => {
  expect(check(changed(good, [change]))).toContainEqual(expect.stringContaining(found))
})

test('R18: more parameters than Yandex reads', () => {
  const long = changed(good, [['&ysclid', `&ysclid&${'a'.repeat(400)}`]])
  expect(check(long)).toEqual(['Clean-param is too long'])
})

test('the file is parsed as crawlers do', () => {
  const text =
    'User-agent: A # a bot\nUser-agent: B\nDisallow: /a\nAllow: /a/b$\nuser-agent: *\nDisallow:\n'
  expect(parseRobots(text).groups.map(({ agents }) => agents)).toEqual([['A', 'B'], ['*']])
  expect(isAllowed(text, 'b', `${origin}/a/c`)).toBe(false)
  expect(isAllowed(text, 'B', `${origin}/a/b`)).toBe(true)
  expect(isAllowed(text, 'B', `${origin}/a/b/c`)).toBe(false)
  expect(isAllowed(text, 'C', `${origin}/a`)).toBe(true)
})
