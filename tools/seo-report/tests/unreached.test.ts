import { withoutUnreached } from '../crawl/unreached'
import { founds, origin } from './rules/builders'

const violations = [
  'it was not visited',
  'no links lead to it',
  `${origin}/kk/a is not in the sitemap`,
  `${origin}/kk/b is not in the sitemap`,
  'answers 404',
].map(found => ({ rule: 'R19', url: '/a', found }))

test('findings that depend on a page that could not be fetched are left out', () => {
  expect(founds(withoutUnreached(violations, new Set([`${origin}/kk/a`])))).toEqual([
    `${origin}/kk/b is not in the sitemap`,
    'answers 404',
  ])
})

test('nothing is left out when everything was fetched', () => {
  expect(withoutUnreached(violations, new Set())).toEqual(violations)
})
