import {
  comesToOneAddress,
  isNotFound,
  linksLeadToPages,
  movesForGood,
  parametersAreClean,
  staysOutOfTheIndex,
} from '../../rules/checks/statuses'
import type { HttpResponse } from '../../rules/page-types'
import { type Change, founds, origin, page } from './builders'

const noindex: Change = ['index, follow', 'noindex, follow']
const noCanonical: Change = [/<link rel="canonical".*>/, '']
const url = `${origin}/nothing`

test('a nonexistent URL complies with R12', () => {
  const missing = page([noindex, noCanonical], { url, status: 404 })
  expect(isNotFound({ page: missing, headStatus: 404 }, new Set())).toEqual([])
})

test.each<[string, readonly Change[], number, number, string]>([
  ['is found', [noindex, noCanonical], 200, 404, 'GET answers 200'],
  ['is found by HEAD', [noindex, noCanonical], 404, 200, 'HEAD answers 200'],
  ['may be indexed', [noCanonical], 404, 404, 'no noindex'],
  ['has a canonical', [noindex], 404, 404, 'canonical https'],
  ['is empty', [noindex, noCanonical, [/<h1>.*<\/h1>/, '']], 404, 404, 'no page in the HTML'],
])('R12: a nonexistent URL that %s', (_, changes, status, headStatus, found) => {
  const missing = page(changes, { url, status })
  expect(founds(isNotFound({ page: missing, headStatus }, new Set()))).toEqual([
    expect.stringContaining(found),
  ])
})

test('R12: a nonexistent URL in the sitemap', () => {
  const missing = page([noindex, noCanonical], { url, status: 404 })
  expect(isNotFound({ page: missing, headStatus: 404 }, new Set([url]))).toHaveLength(1)
})

const moved = { from: `${origin}/posts?a=1`, to: `${origin}/posts/list?a=1`, targetStatus: 200 }
const responseWith = (status: number, location = ''): HttpResponse => ({
  url: moved.from,
  visitor: 'curl',
  status,
  headers: Object.fromEntries(location ? [['location', location]] : []),
  body: '',
})

test('R13: a parent redirects permanently, in one step, with its query', () => {
  const response = responseWith(308, '/posts/list?a=1')
  expect(movesForGood({ ...moved, response })).toEqual([])
  expect(movesForGood({ ...moved, response: responseWith(301, moved.to) })).toEqual([])
  expect(founds(movesForGood({ ...moved, response: responseWith(307, moved.to) }))).toEqual([
    'answers 307',
  ])
  expect(founds(movesForGood({ ...moved, response: responseWith(308, '/posts/list') }))).toEqual([
    expect.stringMatching(/^leads to/),
  ])
  expect(founds(movesForGood({ ...moved, response: responseWith(200) }))).toHaveLength(2)
  expect(founds(movesForGood({ ...moved, response, targetStatus: 308 }))).toEqual([
    'its target answers 308',
  ])
})

const link = { status: 200, location: undefined, indexable: true, from: `${origin}/` }

test('R13: links to redirects', () => {
  expect(linksLeadToPages(new Map([[`${origin}/posts/list`, link]]))).toEqual([])
  const links = new Map([
    [`${origin}/posts`, { ...link, status: 308, location: '/posts/list' }],
    [`${origin}/a.pdf`, { ...link, status: 404, from: undefined }],
  ])
  expect(founds(linksLeadToPages(links))).toEqual([
    'answers 308 to /posts/list; linked from /',
    'answers 404; named by the sitemap alone',
  ])
})

const variant = {
  rule: 'R15',
  url: `${origin}/Contacts/?utm_source=a`,
  canonical: `${origin}/contacts`,
  status: 200,
  location: undefined,
  pageCanonical: `${origin}/contacts`,
}

test('R15, R17: a spelling leads to the canonical URL', () => {
  const redirect = { ...variant, status: 308, location: '/contacts?utm_source=a' }
  expect([variant, redirect].flatMap(comesToOneAddress)).toEqual([])
})

test.each([
  ['answers an error', { status: 404 }, 'answers 404'],
  ['is canonical to itself', { pageCanonical: variant.url }, 'canonical '],
  ['has no canonical', { pageCanonical: undefined }, 'canonical undefined'],
  ['takes two hops', { status: 308, location: '/Contacts' }, 'redirects to /Contacts'],
  ['moves for now', { status: 307, location: '/contacts' }, 'answers 307'],
])('R15, R17: a spelling that %s', (_, about, found) => {
  const violations = comesToOneAddress({ ...variant, rule: 'R17', ...about })
  expect(violations).toEqual([expect.objectContaining({ rule: 'R17' })])
  expect(founds(violations)).toEqual([expect.stringContaining(found)])
})

const open = 'User-agent: *\nAllow: /'
const search = { url: `${origin}/search?q=a` }

test('R16: a noindex page', () => {
  const hidden = page([noindex, noCanonical], search)
  expect(staysOutOfTheIndex(hidden, new Set(), open)).toEqual([])
  const listed = new Set([`${origin}/search`])
  expect(founds(staysOutOfTheIndex(hidden, listed, open))).toEqual(['it is in the sitemap'])
  const closed = 'User-agent: *\nDisallow: /search'
  expect(founds(staysOutOfTheIndex(hidden, new Set(), closed))).toEqual([
    'robots.txt keeps crawlers from seeing that',
  ])
})

test.each<[string, readonly Change[], number, string]>([
  ['may be indexed', [noCanonical], 200, 'robots is "index, follow"'],
  [
    'keeps links from being followed',
    [['index, follow', 'noindex, nofollow'], noCanonical],
    200,
    'robots is',
  ],
  ['has a canonical', [noindex], 200, 'canonical'],
  ['is an error', [noindex, noCanonical], 500, 'answers 500'],
])('R16: a hidden page that %s', (_, changes, status, found) => {
  const hidden = page(changes, { ...search, status })
  expect(founds(staysOutOfTheIndex(hidden, new Set(), open))).toEqual([
    expect.stringContaining(found),
  ])
})

test('R17: parameters in links to indexable pages are in Clean-param', () => {
  const links = new Map([
    [`${origin}/doctors-list/list?sort_by=rating`, link],
    [`${origin}/request?kind=mail`, { ...link, indexable: false }],
  ])
  const robots = 'User-agent: Yandex\nClean-param: utm_source&sort_by'
  expect(parametersAreClean(links, robots)).toEqual([])
  expect(founds(parametersAreClean(links, open))).toEqual([
    '"sort_by" is not in Clean-param; linked from /',
  ])
})
