/** Who is told of files that a running site holds back, and that a loss waits for it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { heldContentTeller } from '@/lib/server/held-content'
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
