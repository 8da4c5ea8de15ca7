import { canonicalIsItself } from '../../rules/checks/canonical'
import { type Change, founds, origin, page, urlIn } from './builders'

const loc = urlIn('ru')

test('a good page complies with R3', () => {
  expect(canonicalIsItself(page(), origin, loc)).toEqual([])
})

test.each<[string, readonly Change[], readonly string[]]>([
  [
    'a relative canonical',
    [[`rel="canonical" href="${origin}`, 'rel="canonical" href="']],
    ['off the site', "not the sitemap's loc", 'og:url'],
  ],
  [
    'another origin in both',
    [
      [`rel="canonical" href="${origin}`, 'rel="canonical" href="https://evil.example'],
      [`og:url" content="${origin}`, 'og:url" content="https://evil.example'],
    ],
    ['off the site', "not the sitemap's loc"],
  ],
  [
    'a query',
    [
      ['rel="canonical" href="https://clinic.example/services/details/uzi', '$&?a=1'],
      ['og:url" content="https://clinic.example/services/details/uzi', '$&?a=1'],
    ],
    ['a query or hash', "not the sitemap's loc"],
  ],
  ['another og:url', [['og:url" content="https', 'og:url" content="http']], ['og:url']],
  ['no og:url', [[/<meta property="og:url".*>/, '']], ['og:url undefined']],
])('R3: %s', (_, changes, found) => {
  expect(founds(canonicalIsItself(page(changes), origin, loc))).toEqual(
    found.map(part => expect.stringContaining(part)),
  )
})

test('R3: an additional slash in the sitemap', () => {
  expect(canonicalIsItself(page(), origin, `${loc}/`)).toHaveLength(1)
})
