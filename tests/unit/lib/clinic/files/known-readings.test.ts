/** Where the rows of a price list are read: once for each change, and not by the server. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sources } from '@/lib/backend/records/files'
import { siteFiles } from '@/lib/backend/site-files'
import { areTablesRead } from '@/lib/clinic/files/changed-tables'
import { openThreads } from '@/lib/clinic/files/in-thread'
import { sendable } from '@/lib/clinic/files/known-readings'
import { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { contentCopy } from '@/tests/support/content-copy'
import { until } from '@/tests/support/until'

const { dir, change, reset, remove } = contentCopy('clinic.yaml', 'analyses.csv')
const root = process.cwd()
const build = mkdtempSync(join(tmpdir(), 'build-'))
process.env.CONTENT_DIR = dir

beforeEach(reset)
afterAll(() => {
  process.chdir(root)
  remove()
  rmSync(build, { recursive: true })
})

const table = 'analyses.csv'

test('B1361: the site and who compares with its last good state have one reading', () => {
  const [one, other] = [new LastGoodFiles(), new LastGoodFiles()]
  const [first] = siteFiles(one).readings().analyses
  const [second] = siteFiles(other).readings().analyses
  expect(first?.entries.length).toBeGreaterThan(100)
  expect(second?.entries[0]?.value).toBe(first?.entries[0]?.value)
})

test('B1361: a thread reads the same', async () => {
  const file = join(build, 'thread.mjs')
  const flags = ['--bundle', '--platform=node', '--format=esm', '--conditions=react-server']
  execFileSync('node_modules/.bin/esbuild', [
    ...['lib/backend/records/thread.ts', ...flags, `--outfile=${file}`, '--log-level=warning'],
  ])
  const text = readFileSync(join(dir, table), 'utf8').replace('\uFEFF', '').replace(';1800;', ';a;')
  const given = { addresses: '["","соэ","7","soe"]', sections: 'кровь' }
  const worker = new Worker(file, { workerData: { table, text, given } })
  const [sent] = await once(worker, 'message')
  const addresses = new LastGoodFiles()
  addresses.save('addresses/analyses.txt', given.addresses)
  addresses.save('addresses/analyses.sections.txt', given.sections)
  const here = sendable(sources.analyses.read(table, () => ({ text }), addresses))
  expect(here.findings).toHaveLength(1)
  expect(here.entries.length).toBeGreaterThan(100)
  expect(sent).toEqual(here)
})

test('B1361: a table that has changed is looked at when a thread has read it', async () => {
  const read = () => sources.analyses.read(table, undefined, new LastGoodFiles())
  const before = read()
  // What this thread sends nobody else can have read.
  const sent = { entries: [], findings: [{ file: table, code: 'emptyBook', values: {} }] }
  mkdirSync(join(build, '.next/site'), { recursive: true })
  writeFileSync(
    join(build, '.next/site/price-list.mjs'),
    `import { parentPort } from 'node:worker_threads'
     parentPort.postMessage(${JSON.stringify(sent)})`,
  )
  process.chdir(build)
  openThreads()
  expect(areTablesRead()).toBe(true)
  expect(read()).toEqual(before)
  change(table, ';1800;', ';1801;')
  expect(areTablesRead()).toBe(false)
  await until(() => areTablesRead())
  expect(read().findings).toEqual(sent.findings)
})
