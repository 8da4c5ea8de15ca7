import {
  hiddenPaths,
  languageProbes,
  movedPaths,
  spellingsOf,
  unknownPaths,
} from '../../rules/addresses'
import { pooled } from '../../rules/crawl'
import { origin } from './builders'

test('slugs of every kind are tested in both languages', () => {
  const paths = unknownPaths()
  expect(paths).toContain('/doctors-list/nothing-of-the-kind')
  expect(paths).toContain('/kk/analysis/category/987654-nothing')
  expect(paths.every(path => !path.includes('['))).toBe(true)
  expect(new Set(paths).size).toBe(paths.length)
})

test('every parent is tested in both languages, with and without a query', () => {
  const moves = movedPaths()
  expect(moves).toContainEqual({ from: '/services', to: '/services/top' })
  expect(moves).toContainEqual({ from: '/kk/posts', to: '/kk/posts/list' })
  expect(moves).toContainEqual({ from: '/ru/analysis', to: '/analysis/list' })
  expect(moves.filter(({ from }) => from.includes('?'))).toHaveLength(moves.length / 2)
})

test('alternative spellings of a URL', () => {
  const of = (path: string) => spellingsOf(origin + path).map(({ url }) => url.slice(origin.length))
  expect(of('/kk/posts/list')).toEqual([
    '/kk/posts/list/',
    '//kk/posts/list',
    '/KK/POSTS/LIST',
    '/kk/posts//list',
    '/kk/posts/list?utm_source=mail&utm_medium=a&yclid=1&from=b',
    '/kk/posts/list?sort_by=rating&sort_direction=desc',
    '/kk/posts/list?page=2&filter=a',
  ])
  expect(of('/').every(path => path.startsWith('/?'))).toBe(true)
  expect(of('/kk')).toContain('/kk/')
  expect(of('/kk')).toContain('/KK')
})

test('hidden pages and languages are tested in both languages', () => {
  expect(hiddenPaths()).toEqual(expect.arrayContaining(['/search', '/kk/request?kind=mail']))
  expect(languageProbes().map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/kk']))
})

test('work is done with limited concurrency, results in order', async () => {
  let running = 0
  let most = 0
  const results = await pooled([30, 1, 20, 1, 1], 2, async delay => {
    running += 1
    most = Math.max(most, running)
    await new Promise(resolve => setTimeout(resolve, delay))
    running -= 1
    return delay
  })
  expect(results).toEqual([30, 1, 20, 1, 1])
  expect(most).toBe(2)
})
