import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { contentCopy } from '@/tests/support/content-copy'

const table = 'analyses.csv'
const { dir, change, reset, remove } = contentCopy(table, 'analysis-categories.csv')
process.env.CONTENT_DIR = dir
const folder = join(dir, '..', `${basename(dir)}-kept`)
beforeEach(reset)
afterAll(() => {
  remove()
  rmSync(folder, { recursive: true, force: true })
})

const saved = 'tests/unit/lib/clinic/files/saved'

/** A site that starts. */
const start = () => new RecordFiles(new LastGoodFiles(folder))
/** One that goes through all of it. */
const running = start()
const good = loadRecords(running).records.analyses
/** Changes the cells of a column, from its first line on. */
const column = (index: number, by: (cells: string[]) => string[]) => {
  const [head, ...lines] = readFileSync(join(dir, table), 'utf8').trimEnd().split('\n')
  const rows = lines.map(line => line.split(';'))
  const cells = by(rows.map(row => row[index] ?? ''))
  const changed = rows.map((row, line) => row.with(index, cells[line] ?? '').join(';'))
  writeFileSync(join(dir, table), [head, ...changed].join('\n'))
}
const headings = () => {
  const text = readFileSync(join(dir, table), 'utf8')
  writeFileSync(join(dir, table), text.slice(0, text.indexOf('\n') + 1))
}

test.each([
  ['a wrong cell', () => change(table, ';1800;', ';cheap;')],
  ['a price a hundredth of what it was', () => change(table, ';1800;', ';18;')],
  ['a price six times as high', () => change(table, ';1800;', ';10800;')],
  ['another address', () => change(table, ';obshhij-analiz-krovi;', ';oak;')],
  ['a lost letter', () => change(table, 'Жалпы қан', 'Жалпы ?ан')],
  ['windows-1251', () => cpSync(`${saved}/semicolons-1251.csv`, join(dir, table))],
  ['UTF-8 opened as windows-1251', () => cpSync(`${saved}/utf8-as-1251.csv`, join(dir, table))],
  ['Kazakh letters replaced by Russian ones', () => change(table, /[әғқңөұүһі]/giu, 'к')],
  ['one Kazakh letter replaced by a Russian one', () => change(table, /ң/g, 'н')],
  ['Kazakh letters left out', () => change(table, /[әғқңөұүһ]/g, '')],
  ['another number', () => change(table, /^104;/m, '1040;')],
  ['a column sorted without the others', () => column(5, cells => cells.sort())],
  ['a column moved by a line', () => column(2, ([first = '', ...rest]) => [...rest, first])],
  [
    'some prices moved by a line',
    () =>
      column(5, cells =>
        cells.map((cell, line) => (line > 19 && line < 40 ? (cells[line - 1] ?? '') : cell)),
      ),
  ],
  ['a ? at the end of one word', () => change(table, 'фенотипі', 'фенотип?')],
  [
    'Kazakh letters of one line replaced by Russian ones',
    () => change(table, 'эритроциттердің тұну жылдамдығы', 'эритроциттердин туну жылдамдыгы'),
  ],
  ['a column without values', () => column(5, cells => cells.map(() => ''))],
  ['headings only', headings],
  ['no file', () => rmSync(join(dir, table))],
  ['another name', () => renameSync(join(dir, table), join(dir, 'prices.csv'))],
])('%s: the last good table stays, in a running site and after a restart', (_, spoil) => {
  spoil()
  expect(running.hasChanged()).toBe(true)
  for (const site of [running, start()]) {
    const { records, findings } = loadRecords(site)
    expect(records.analyses).toEqual(good)
    expect(findings[0]).toMatchObject({ file: table })
  }
  reset()
  expect(loadRecords(running).findings).toEqual([])
})
