/** Who is told of files that a running site holds back, and that a loss waits for it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from 'prom-client'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { parseEnv } from '@/lib/clinic/environment/env'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { copyName, publishedFolder } from '@/lib/clinic/files/published'
import { followHeldContent, heldContentTeller, noticeLines } from '@/lib/server/held-content'
import { contentCopy } from '@/tests/support/content-copy'

const { dir, change, reset, remove } = contentCopy(
  'clinic.yaml',
  'analyses.csv',
  'analysis-categories.csv',
)
const data = mkdtempSync(join(tmpdir(), 'held-'))
process.env.CONTENT_DIR = dir
process.env.DATA_DIR = data
process.env.SMTP_URL = 'smtp://mail.clinic.example'
process.env.REQUESTS_EMAIL = 'info@clinic.example'

afterAll(() => {
  remove()
  rmSync(data, { recursive: true })
})

const table = 'analyses.csv'
let now = Date.now()
let told: string[]
let site: RecordFiles
let look: () => Promise<void>

beforeEach(() => {
  reset()
  rmSync(lastGoodFolder(), { recursive: true, force: true })
  const lastGood = new LastGoodFiles(lastGoodFolder())
  lastGood.save('clinic.yaml', readFileSync(join(dir, 'clinic.yaml'), 'utf8'))
  now = Date.now()
  site = new RecordFiles(lastGood, () => now)
  loadRecords(site)
  told = []
  look = heldContentTeller(async findings => {
    told.push(...findings.map(findingLine))
  })
})

const analyses = () => site.read().entries.analyses.length

/** The heading and five rows are left. */
const halve = () => change(table, /^((?:.*\n){6})[\s\S]*$/, '$1')

test('a table that lost its rows is told at the second look, once, and goes live an hour later only then', async () => {
  const before = analyses()
  halve()
  expect(analyses()).toBe(before)
  await look()
  expect(told).toEqual([])
  now += 2 * 60 * 60_000
  expect(analyses()).toBe(before)
  await look()
  expect(told).toEqual([expect.stringMatching(/^analyses\.csv: found \d+ of \d+ gone/)])
  await look()
  expect(told).toHaveLength(1)
  expect(analyses()).toBe(5)
})

test('what was mended is forgotten, and told when it comes again', async () => {
  halve()
  await look()
  await look()
  reset()
  await look()
  halve()
  await look()
  await look()
  expect(told).toHaveLength(2)
})

test('what the mail server did not take is told again', async () => {
  halve()
  let attempts = 0
  const failing = heldContentTeller(() => {
    attempts += 1
    return Promise.reject(new Error('SMTP 421'))
  })
  await failing()
  for (const attempt of [1, 2]) {
    await expect(failing()).rejects.toThrow('SMTP 421')
    expect(attempts).toBe(attempt)
  }
})

test('a table of the folder and a published sheet are told alike, with what has changed, and counted', async () => {
  change(table, ';1800;', ';18;')
  const counts: number[] = []
  let letter: readonly string[] = []
  const tell = heldContentTeller(async findings => {
    letter = noticeLines(findings)
  })
  await tell(count => counts.push(count))
  await tell(count => counts.push(count))
  const changes = 'анализы: изменилось цен: 1, новых строк: 0, пропало: 0'
  expect(letter).toEqual([changes, '', expect.stringMatching(/^analyses\.csv, строка 2, .*18/)])

  process.env.PRICE_LIST_URL = 'https://sheets.example/analyses.csv'
  mkdirSync(publishedFolder(), { recursive: true })
  cpSync(join(dir, table), join(publishedFolder(), copyName(table, false)))
  await tell()
  await tell(count => counts.push(count))
  delete process.env.PRICE_LIST_URL
  expect(letter).toEqual([
    changes,
    '',
    expect.stringMatching(/^PRICE_LIST_URL\.csv, строка 2, .*18/),
  ])
  expect(counts).toEqual([1, 1, 1])
})

test('B1313: the first look is over when the site goes on to accept connections', async () => {
  change(table, ';1800;', ';18;')
  await followHeldContent(parseEnv(process.env))
  const held = await register.getSingleMetric('clinic_content_held')?.get()
  expect(held?.values).toEqual([{ labels: {}, value: 1 }])
})
