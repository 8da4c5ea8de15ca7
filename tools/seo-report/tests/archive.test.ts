import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '../data'
import { courseOf } from '../insights/then'
import { archiveReport } from '../write/archive'
import { finding, report, row } from './builders'

const page = { script: 'let a = 1', styles: 'p{}' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const keep = (about: Partial<Report>) => archiveReport(join(folder, 'kept'), report(about), page)
const names = (...path: readonly string[]) => readdirSync(join(folder, 'kept', ...path)).sort()
const list = () => readFileSync(join(folder, 'kept', 'index.html'), 'utf8')

test('each report has a folder of its day, by the clinic’s clock, and a line in the list', async () => {
  // 1 a.m. of the next day in Almaty.
  await keep({ madeAt: '2026-11-19T20:00:00.000Z', findings: [finding(), finding({ rule: 'R2' })] })
  const { whole } = await keep({
    madeAt: '2026-11-27T00:00:00.000Z',
    findings: [finding({ rule: 'R3' })],
  })
  expect(names()).toEqual(['2026-11-20', '2026-11-27', 'index.html', 'last.json'])
  expect(names('2026-11-27')).toEqual(['line.json', 'pages.csv', 'report.html'])
  expect(whole.changes).toMatchObject({
    since: '2026-11-19T20:00:00.000Z',
    appeared: [{}],
    fixed: [{}, {}],
  })
  const [newest = '', older = ''] = list().match(/<li>.*<\/li>/g) ?? []
  expect(newest).toContain('<a class="day" href="2026-11-27/report.html">27 ноября 2026 г.</a>')
  expect(newest).toContain(
    '1 страница, <span class="bad">1 ошибка</span>, 0 предупреждений, появилось: 1, исправлено: 2',
  )
  expect(older).toContain('2 ошибки')
})

test('what was found in the reports that are kept stands beside that of today (B1133)', async () => {
  const found = (clicks: number) => ({
    queries: [{ text: 'узи', google: { clicks, impressions: 90, position: 4 }, yandex: null }],
    cited: [{ what: 'page' as const, text: '/', citations: clicks * 2 }],
  })
  await keep({ madeAt: '2026-11-13T05:00:00.000Z' })
  await keep({ madeAt: '2026-11-20T05:00:00.000Z', ...found(3) })
  const { whole } = await keep({ madeAt: '2026-11-27T05:00:00.000Z', ...found(5) })
  expect(whole.before).toEqual([
    { day: '2026-11-13', google: null, yandex: null, citations: null, engines: [], queries: {} },
    {
      ...{ day: '2026-11-20', google: 3, yandex: null, citations: 6 },
      ...{ engines: ['google'], queries: { узи: 3 } },
    },
  ])
  expect(whole.queries.map(query => courseOf(query, whole))).toEqual([[3, 5]])
})

test('a report whose exports are those of the one before is no week of its own (B1491)', async () => {
  const found = (clicks: number) => ({
    queries: [{ text: 'узи', google: { clicks, impressions: 90, position: 4 }, yandex: null }],
  })
  for (const [day, clicks] of [
    [6, 3],
    [13, 3],
    [20, 4],
    [27, 4],
  ] as const) {
    await keep({
      madeAt: `2026-11-${String(day).padStart(2, '0')}T05:00:00.000Z`,
      ...found(clicks),
    })
  }
  const { whole } = await keep({ madeAt: '2026-12-04T05:00:00.000Z', ...found(4) })
  expect(whole.before.map(({ day }) => day)).toEqual(['2026-11-06'])
})

test('a query that a report did not have is unknown there, and one of other engines no measure (B1491)', () => {
  const query = { text: 'узи', google: { clicks: 5, impressions: 9, position: 4 }, yandex: null }
  const week = { day: '2026-11-06', google: 9, yandex: null, citations: null }
  const before: Report['before'] = [
    { ...week, queries: { узи: 1 } },
    { ...week, engines: ['google'], queries: { лор: 2 } },
    { ...week, engines: ['google', 'yandex'], queries: { узи: 40 } },
  ]
  expect(courseOf(query, { before, queries: [query] })).toEqual([1, null, 5])
})

test('the second report of a day takes the place of the first', async () => {
  await keep({ madeAt: '2026-11-27T00:00:00.000Z' })
  await keep({ madeAt: '2026-11-27T09:00:00.000Z', pages: [row(), row({ path: '/b' })] })
  expect(names()).toEqual(['2026-11-27', 'index.html', 'last.json'])
  expect(list().match(/<li>/g)).toHaveLength(1)
  expect(list()).toContain('2 страницы')
})

test('a year is kept, and nothing that is no report is deleted', async () => {
  await keep({ madeAt: '2025-11-26T05:00:00.000Z' })
  mkdirSync(join(folder, 'kept', 'exports'))
  await keep({ madeAt: '2026-11-27T05:00:00.000Z' })
  expect(names()).toEqual(['2025-11-26', '2026-11-27', 'exports', 'index.html', 'last.json'])
  await keep({ madeAt: '2026-11-28T05:00:00.000Z' })
  expect(names()).not.toContain('2025-11-26')
})

test('what a run that was broken off has left is tidied, and the report it set aside put back', async () => {
  await keep({ madeAt: '2026-11-20T05:00:00.000Z' })
  for (const name of ['.new-2026-11-21', '.old-2026-11-14', '.old-2026-11-20']) {
    mkdirSync(join(folder, 'kept', name))
    writeFileSync(join(folder, 'kept', name, 'report.html'), name)
  }
  await keep({ madeAt: '2026-11-27T05:00:00.000Z' })
  expect(names()).toEqual(['2026-11-14', '2026-11-20', '2026-11-27', 'index.html', 'last.json'])
  const old = readFileSync(join(folder, 'kept', '2026-11-20', 'report.html'), 'utf8')
  expect(old).toMatch(/^<!doctype html>/)
})

test('the report runs its own script alone', async () => {
  const { html } = await keep({})
  const text = readFileSync(html, 'utf8')
  expect(text).toMatch(/default-src 'none'; script-src 'sha256-[\w+/]+=*'; style-src/)
  expect(text).toContain('<script>let a = 1</script>')
})
