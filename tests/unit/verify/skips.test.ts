import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAllowed } from '../../allowed-skips.mjs'
import { skipsOfJest, skipsOfPlaywright } from '../../support/reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'skips-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Compiled, as jest's own transforms do not reach a folder outside of the project. */
const helpers = execFileSync('node_modules/.bin/esbuild', [
  ...['--format=cjs', 'tests/support/skips.ts'],
]).toString()

test('skips of jest have their reasons', () => {
  writeFileSync(join(folder, 'skips.js'), helpers)
  writeFileSync(
    join(folder, 'a.test.js'),
    `const { describeUnless, testUnless } = require('./skips')
    describeUnless('nginx not installed')('pages', () => { test('one', () => {}); test('two', () => {}) })
    describeUnless(undefined)('files', () => { testUnless('no openssl')('three', () => {}) })
    testUnless(undefined)('four', () => {})
    test.skip('five', () => {})`,
  )
  const report = join(folder, 'report.json')
  const args = ['--rootDir', folder, '--json', `--outputFile=${report}`]
  spawnSync('node_modules/.bin/jest', ['--config', '{"testEnvironment":"node"}', ...args])
  const skips = skipsOfJest(JSON.parse(readFileSync(report, 'utf8')))
  expect(skips.map(({ reason }) => reason)).toEqual([
    'nginx not installed',
    'nginx not installed',
    'no openssl',
    'no reason given',
  ])
  expect(skips[0]?.test).toMatch(/a\.test\.js › pages .*one$/)
  expect(skips.filter(isAllowed)).toEqual([])
})

test('skips of Playwright have theirs', () => {
  const spec = (status: string, description?: string) => ({
    title: 'full disk',
    file: 'e2e/disk.spec.ts',
    tests: [{ status, results: [], annotations: [{ type: 'skip', description }] }],
  })
  const suites = [{ specs: [spec('skipped', 'tests may not mount a disk'), spec('expected')] }]
  expect(skipsOfPlaywright({ suites })).toEqual([
    { test: 'e2e/disk.spec.ts › full disk', reason: 'tests may not mount a disk' },
  ])
})

test('what is allowed is allowed for its own reason only', () => {
  const container = '/site/tests/operations/container.test.ts › the image'
  expect(isAllowed({ test: container, reason: 'no Docker engine answers' })).toBe(true)
  expect(isAllowed({ test: container, reason: 'Compose 2 is missing' })).toBe(false)
  expect(isAllowed({ test: 'other.test.ts', reason: 'no Docker engine answers' })).toBe(false)
})
