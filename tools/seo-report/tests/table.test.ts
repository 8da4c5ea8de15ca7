import { filterRows, type RowFilter, sortRows } from '../app/pages/rows'
import { kindNames } from '../labels/kinds'
import { finding, row } from './builders'

const rows = [
  row({ path: '/a', title: 'УЗИ сердца', words: 10, firstByte: { curl: 90, yandex: 7 } }),
  row({ path: '/kk/a', locale: 'kk', title: 'Жүрек УДЗ', words: 30, indexable: false }),
  row({ path: '/b', kind: 'doctor', status: 404, words: 20, inSitemap: false }),
  row({ path: '/c', status: 308, words: 5 }),
]
const findings: Readonly<Record<string, ReturnType<typeof finding>[]>> = {
  '/a': [finding({ rule: 'few', severity: 'hint' }), finding({ rule: 'alt', severity: 'hint' })],
  '/b': [finding({ rule: 'R7', severity: 'warning' })],
  '/c': [finding({ rule: 'R13' })],
}
const findingsOf = (path: string) => findings[path] ?? []

const nothing: RowFilter = {
  q: '',
  kind: '',
  language: '',
  status: '',
  problem: '',
  listing: '',
  sort: '',
  direction: '',
}
const show = (filter: Partial<RowFilter>) =>
  filterRows(rows, { ...nothing, ...filter }, findingsOf, kind => kindNames[kind]).map(
    ({ path }) => path,
  )

test.each<[Partial<RowFilter>, string[]]>([
  [{}, ['/a', '/kk/a', '/b', '/c']],
  [{ q: 'сердца узи' }, ['/a']],
  [{ q: 'УДЗ' }, ['/kk/a']],
  [{ q: '/b' }, ['/b']],
  [{ kind: 'Врачи' }, ['/b']],
  [{ language: 'kk' }, ['/kk/a']],
  [{ status: 'broken' }, ['/b']],
  [{ status: 'moved' }, ['/c']],
  [{ problem: 'error' }, ['/c']],
  [{ problem: 'R7' }, ['/b']],
  [{ problem: 'none' }, ['/kk/a']],
  [{ problem: 'any', status: 'ok' }, ['/a']],
  [{ listing: 'no' }, ['/kk/a']],
  [{ listing: 'extra' }, ['/b']],
])('%j shows %j', (filter, paths) => {
  expect(show(filter)).toEqual(paths)
})

test.each<[string, string, string[]]>([
  ['', '', ['/a', '/kk/a', '/b', '/c']],
  ['words', 'asc', ['/c', '/a', '/b', '/kk/a']],
  ['words', 'desc', ['/kk/a', '/b', '/a', '/c']],
  ['path', 'asc', ['/a', '/b', '/c', '/kk/a']],
  ['problems', 'desc', ['/c', '/b', '/a', '/kk/a']],
  ['time', 'desc', ['/a', '/kk/a', '/b', '/c']],
])('by %s %s', (sort, direction, paths) => {
  expect(sortRows(rows, { sort, direction }, findingsOf).map(({ path }) => path)).toEqual(paths)
})
