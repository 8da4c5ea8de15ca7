import { depthsOf, kindsOf, leastLinked } from '../app/tabs/linkRows'
import { linkHints } from '../insights/hints'
import { standingsOf } from '../insights/links'
import type { Page } from '../rules/page-types'
import { row } from './builders'
import { origin, page } from './rules/builders'

/** A page that links to these paths, and to nothing else. */
function linking(path: string, ...to: readonly string[]): Page {
  const own = page([], { url: origin + path })
  const [link] = own.links
  if (!link) throw new Error('the page has no link')
  return { ...own, links: to.map(href => ({ ...link, href: origin + href })) }
}

test('the distance is by the shortest way, the number that of different pages', () => {
  const standings = standingsOf(
    [
      linking('/', '/a', '/b', '/karta-sayta', '/kk'),
      linking('/a', '/b', '/c', '/c', '/a'),
      linking('/b', '/c', '/'),
      linking('/karta-sayta', '/far', '/a'),
      linking('/kk', '/kk/a'),
      linking('/far', '/b'),
    ],
    origin,
  )
  const of = (path: string) => standings.get(origin + path)
  expect(of('/')).toEqual({ depth: 0, linksIn: 1 })
  expect(of('/a')).toEqual({ depth: 1, linksIn: 1 })
  expect(of('/b')).toEqual({ depth: 1, linksIn: 3 })
  expect(of('/c')).toEqual({ depth: 2, linksIn: 2 })
  // The page of the site's map links to everything, which is no way.
  expect(of('/far')).toEqual({ depth: null, linksIn: 0 })
  expect(of('/karta-sayta')).toEqual({ depth: 1, linksIn: 1 })
  // From the home page of its own language.
  expect(of('/kk')).toEqual({ depth: 0, linksIn: 1 })
  expect(of('/kk/a')).toEqual({ depth: 1, linksIn: 1 })
})

test.each([
  [{ depth: 3, linksIn: 2 }, []],
  [{ depth: 4, linksIn: 2 }, ['deep']],
  [{ depth: 4, linksIn: 1 }, ['lonely']],
  [{ depth: null, linksIn: 0 }, ['lonely']],
  [{ depth: null, linksIn: 0, indexable: false }, []],
  [{ depth: 0, linksIn: 0, kind: 'home' as const }, []],
])('%j is a hint %j', (about, expected) => {
  expect(linkHints([row(about)]).map(({ rule }) => rule)).toEqual(expected)
})

test('the tables begin with what is nearest, and with what gets fewest links', () => {
  const rows = [
    row({ path: '/', kind: 'home', depth: 0, linksIn: 40 }),
    row({ path: '/a', depth: 1, linksIn: 30 }),
    row({ path: '/b', depth: 2, linksIn: 1 }),
    row({ path: '/c', kind: 'article', depth: 3, linksIn: 1 }),
    row({ path: '/d', kind: 'article', depth: null, linksIn: 0 }),
  ]
  expect(depthsOf(rows)).toEqual([
    { depth: 0, pages: 1 },
    { depth: 1, pages: 1 },
    { depth: 2, pages: 1 },
    { depth: 3, pages: 1 },
    { depth: null, pages: 1 },
  ])
  expect(leastLinked(rows).map(({ path }) => path)).toEqual(['/d', '/c', '/b'])
  expect(kindsOf(rows).map(({ kind, fewest, farthest }) => [kind, fewest, farthest])).toEqual([
    ['article', 0, null],
    ['service', 1, 2],
    ['home', 40, 0],
  ])
})
