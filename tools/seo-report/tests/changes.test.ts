import type { Finding, PageRow, Report } from '../data'
import { changesSince, snapshotOf, snapshotSchema } from '../insights/changes'
import { finding, row } from './builders'

type ComparedReport = Pick<Report, 'origin' | 'madeAt' | 'pages' | 'findings' | 'unreached'>

const report = (
  pages: readonly PageRow[],
  findings: readonly Finding[] = [],
  about: Partial<ComparedReport> = {},
): ComparedReport => ({
  origin: 'https://clinic.example',
  madeAt: '2026-11-01T05:00:00.000Z',
  pages,
  findings,
  unreached: [],
  ...about,
})

/** After writing and reading the file. */
const kept = (before: ComparedReport) =>
  snapshotSchema.parse(JSON.parse(JSON.stringify(snapshotOf(before, null))))

const first = row({ path: '/a' })

test('the first report has no changes', () => {
  expect(changesSince(null, report([first]))).toBeNull()
})

test('nor has one after a report of another site', () => {
  const other = kept(report([first], [], { origin: 'https://other.example' }))
  expect(changesSince(other, report([first]))).toBeNull()
})

test('added, removed and changed pages', () => {
  const before = kept(report([first, row({ path: '/b' })]))
  const after = report([row({ path: '/a', title: 'Другой', h1: ['А', 'Б'] }), row({ path: '/c' })])
  expect(changesSince(before, after)).toMatchObject({
    since: '2026-11-01T05:00:00.000Z',
    added: ['/c'],
    gone: ['/b'],
    changed: [
      { path: '/a', field: 'title', from: first.title, to: 'Другой' },
      { path: '/a', field: 'h1', from: first.h1[0], to: 'А | Б' },
    ],
  })
})

test('a page that could not be fetched is not removed, and stays known', () => {
  const before = kept(report([first, row({ path: '/b' })]))
  const unreached = [{ path: '/b', visitor: 'curl', reason: 'ECONNRESET' }]
  const after = report([first], [], { unreached })
  expect(changesSince(before, after)).toMatchObject({ gone: [], added: [], changed: [] })
  expect(Object.keys(snapshotOf(after, before).pages)).toContain('/b')
})

test('new and fixed errors are changes, hints are not', () => {
  const [old, young] = [
    finding({ path: '/a', says: 'старая' }),
    finding({ path: '/a', says: 'новая' }),
  ]
  const before = kept(report([first], [old, finding({ severity: 'hint', rule: 'few' })]))
  const changes = changesSince(before, report([first], [young]))
  expect(changes?.appeared).toEqual([young])
  expect(changes?.fixed).toEqual([old])
})

test('a few different words are no change', () => {
  const before = kept(report([row({ path: '/a', words: 400 })]))
  const words = (count: number) =>
    changesSince(before, report([row({ path: '/a', words: count })]))?.changed
  expect(words(430)).toEqual([])
  expect(words(300)).toEqual([{ path: '/a', field: 'words', from: '400', to: '300' }])
})
