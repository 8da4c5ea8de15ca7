/** A table that lost its half, and other files that name what is gone (B1450). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { contentCopy } from '@/tests/support/content-copy'
import { checkContent } from '../../check/check'

const site = contentCopy()
const commit = contentCopy()
const data = mkdtempSync(join(tmpdir(), 'lost-rows-'))
process.env.DATA_DIR = data

beforeAll(() => {
  process.env.CONTENT_DIR = site.dir
  loadRecords(new RecordFiles(new LastGoodFiles(lastGoodFolder())))
  process.env.CONTENT_DIR = commit.dir
})
afterEach(commit.reset)
afterAll(() => {
  site.remove()
  commit.remove()
  rmSync(data, { recursive: true })
})

const found = async () =>
  (await checkContent(Date.now(), site.dir)).findings.map(finding => findingLine(finding))

function keepRows(share: number) {
  const path = join(commit.dir, 'analyses.csv')
  const [head = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  writeFileSync(path, [head, ...rows.slice(0, rows.length * share)].join('\n'))
}

test('of files that are to replace a site the loss comes first, with what names it, in one finding', async () => {
  keepRows(0.5)
  commit.change('promotions/serdtse-v-vyhodnye.yaml', 'price: 13600', 'price: soon')
  expect(await found()).toEqual([
    expect.stringMatching(
      /^analyses\.csv: found 150 of 300 gone, which other files name, such as \S+ \(\S+:\d+\), \S+ \(\S+:\d+\), \S+ \(\S+:\d+\), expected what was there, .*; if it was meant, delete what names them, too$/,
    ),
    expect.stringMatching(/^promotions\/serdtse-v-vyhodnye\.yaml:\d+ price: /),
  ])
  rmSync(join(commit.dir, 'analyses.csv'))
  expect((await found())[0]).toMatch(
    /^analyses\.csv: found no such file any more, and what was in it is named in other files, such as \S+ \(\S+:\d+\), expected /,
  )
})

test('what a site holds back by itself does not keep a commit from it', async () => {
  commit.change('analyses.csv', ';1800;', ';1;')
  expect(await found()).toEqual([])
})

test('of few rows each place that names one is told', async () => {
  const path = join(commit.dir, 'analyses.csv')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^.*;hbsag;.*\n/m, ''))
  const all = await found()
  expect(all.length).toBeGreaterThan(1)
  for (const each of all) expect(each).toContain('found "hbsag"')
})
