import type { Brings, SearchPerformance } from '../data'
import { bringing, hardlyOpened, nearFirstPage, withoutLeads } from '../insights/chances'
import { row } from './builders'

const page = (path: string, about: Partial<Brings>) =>
  row({ path, brings: { google: null, yandex: null, visits: null, leads: null, ...about } })
const found = (
  impressions: number,
  clicks: number,
  position: number | null,
): SearchPerformance => ({
  ...{ impressions, clicks, position },
})

test('almost on the first page of results', () => {
  const rows = [
    page('/near', { google: found(50, 1, 10.1), yandex: found(900, 1, 20) }),
    page('/first', { google: found(900, 1, 10) }),
    page('/third', { google: found(900, 1, 20.1) }),
    page('/rare', { google: found(49, 1, 15) }),
    page('/unknown', { google: found(900, 1, null) }),
    row({ path: '/none' }),
  ]
  expect(nearFirstPage(rows).map(({ path, engine }) => `${engine} ${path}`)).toEqual([
    'yandex /near',
    'google /near',
  ])
})

test('seen on the first page and hardly opened', () => {
  const rows = [
    page('/dull', { google: found(1000, 9, 3) }),
    page('/opened', { google: found(1000, 10, 3) }),
    page('/rare', { google: found(99, 0, 3) }),
    page('/second', { google: found(1000, 0, 11) }),
  ]
  expect(hardlyOpened(rows).map(({ path }) => path)).toEqual(['/dull'])
})

test('visited without a request, where requests are known', () => {
  const rows = [
    page('/silent', { visits: 30, leads: 0 }),
    page('/asked', { visits: 300, leads: 1 }),
    page('/few', { visits: 29, leads: 0 }),
    page('/unknown', { visits: 300 }),
  ]
  expect(withoutLeads(rows).map(({ path }) => path)).toEqual(['/silent'])
})

test('pages with most visitors first; a click in search is a visit, too', () => {
  const rows = [
    page('/seen', { google: found(10, 0, 30) }),
    page('/clicked', { google: found(10, 5, 3), yandex: found(10, 4, 3), visits: 6 }),
    page('/visited', { visits: 10 }),
    row({ path: '/none' }),
  ]
  expect(bringing(rows).map(({ path }) => path)).toEqual(['/visited', '/clicked', '/seen'])
})
