// @ts-check
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles, touchesOperations, usualBase, walksOf } from './changed.mjs'
import { tryNodeVersions } from './node-versions.mjs'
import { findChromium, installChromium } from './support/chromium.mjs'
import { failuresOfJest, failuresOfPlaywright, flakyOfPlaywright } from './support/failures.mjs'
import { freePort, untilReady } from './support/ready.mjs'
import { installPrograms } from './support/servers/packages.mjs'

/**
 * The one gate: installs what the tests need, then format and lint, unused code, known flaws of
 * packages, types, content, unit, architecture, contract, build, e2e, operations and other versions of Node.
 * Prints "N passed, N failed" over all of them as its last line. With `--changed [since]` it runs what a
 * change touches: unit tests that import it, walks that look at it.
 */

const results = mkdtempSync(join(tmpdir(), 'verify-'))
let passed = 0
let failed = 0
/** Told once more at the end, below thousands of other lines. @type {string[]} */
const failures = []

/** Milliseconds after which a step that hangs has failed: several times what it takes. */
const stepTimeoutMs = 40 * 60_000

/** How long each step took, for the table at the end. @type {[name: string, seconds: number][]} */
const durations = []

/** @param {string} name @param {string} command @param {string[]} args @param {object} [env] */
function step(name, command, args, env = {}) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const run = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: stepTimeoutMs,
    killSignal: 'SIGKILL',
  })
  durations.push([name, (performance.now() - began) / 1000])
  return run.status === 0
}

/** A step that counts as one test. @param {boolean} ok */
function count(ok) {
  if (ok) passed += 1
  else failed += 1
  return ok
}

/**
 * @param {string} name @param {string[]} paths @param {object} [env]
 * @param {string} [config]
 */
function jest(name, paths, env = {}, config = 'tests/jest.config.mjs') {
  const file = join(results, `${name}.json`)
  const args = ['--config', config, '--json', `--outputFile=${file}`, ...paths]
  const ok = step(name, 'node_modules/.bin/jest', args, env)
  if (!existsSync(file)) return count(false)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests + report.numRuntimeErrorTestSuites
  failures.push(...failuresOfJest(report))
  // A run may fail beside its tests, such as on an open handle.
  if (!ok && report.numFailedTests + report.numRuntimeErrorTestSuites === 0) failed += 1
  return ok
}

/** @param {string} chromium @param {string[]} [specs] all when empty */
function playwright(chromium, specs = /** @type {string[]} */ ([])) {
  const file = join(results, 'e2e.json')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const config = ['--config', 'tests/playwright.config.ts']
  // What passes only the second time passes, and is named at the end.
  const args = ['test', ...config, '--reporter=line,json', '--retries=1', ...specs]
  const ok = step('e2e', 'node_modules/.bin/playwright', args, env)
  if (!existsSync(file)) return count(false)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { stats, errors } = report
  failures.push(...failuresOfPlaywright(report), ...flakyOfPlaywright(report))
  passed += stats.expected + stats.flaky
  failed += stats.unexpected + errors.length
  if (!ok && stats.unexpected + errors.length === 0) failed += 1
  return ok
}

/** The contract suite once more, through the site's own API of a real server. */
async function contractOverHttp() {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'verify-data-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir }
  const site = spawn(process.execPath, ['.next/site/server.mjs'], {
    stdio: 'inherit',
    env,
  })
  const ended = new Promise(resolve => site.once('exit', resolve))
  try {
    await untilReady(`http://localhost:${port}/healthz`)
    jest('contract-http', ['tests/contract'], { CONTRACT_URL: `http://localhost:${port}` })
  } finally {
    site.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Known flaws of all packages; counted only where the registry tells. Those that visitors reach fail
 * the run, those of tools are named.
 */
function audit() {
  console.log('\n== audit')
  const [production, all] = [['--omit=dev'], []].map(flags => {
    const args = ['audit', '--json', ...flags]
    return auditTotal(spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 }).stdout)
  })
  if (production === undefined) return console.log('SKIPPED: the registry does not answer.')
  console.log(`${production} known vulnerabilities in production dependencies, ${all} in all`)
  count(production === 0)
  if (all) spawnSync('npm', ['audit'], { stdio: 'inherit' })
}

/** @param {string} report @returns {number | undefined} */
function auditTotal(report) {
  try {
    return JSON.parse(report).metadata?.vulnerabilities?.total
  } catch {
    return undefined
  }
}

/** `npm ci` only where the installed packages are not those of the lock file. */
function installPackages() {
  const installed = 'node_modules/.package-lock.json'
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  ) {
    return
  }
  execFileSync('npm', ['ci'], { stdio: 'inherit' })
}

async function main() {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  installPackages()
  const chromium = findChromium() ?? installChromium()
  installPrograms()

  count(step('format and lint', 'npm', ['run', '--silent', 'lint']))
  count(step('unused', 'npm', ['run', '--silent', 'unused']))
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.changed) return verifyChange(chromium, positionals[0] ?? usualBase())
  audit()
  count(step('types', 'npm', ['run', '--silent', 'types']))
  count(step('content', 'npm', ['run', '--silent', 'content', '--', 'check']))
  jest('unit', ['tests/unit'])
  jest('architecture', ['tests/architecture'])
  jest('contract', ['tests/contract'])
  if (count(step('build', 'npm', ['run', '--silent', 'build']))) {
    await contractOverHttp()
    playwright(chromium)
    jest('operations', [], {}, 'tests/operations/jest.config.mjs')
    await otherNodes()
  }
}

/** @param {string} chromium @param {string} since */
function verifyChange(chromium, since) {
  const files = changedFiles(since)
  console.log(`\n${files.length} files differ from ${since}`)
  count(step('types', 'npm', ['run', '--silent', 'types']))
  const related = ['--passWithNoTests', `--changedSince=${since}`]
  jest('unit', [...related, 'tests/unit', 'tests/contract'])
  jest('architecture', ['tests/architecture'])
  const specs = walksOf(files)
  const operated = touchesOperations(files)
  if (specs.length === 0 && !operated) return
  if (!count(step('build', 'npm', ['run', '--silent', 'build']))) return
  if (specs.length > 0) playwright(chromium, specs)
  if (operated) jest('operations', [], {}, 'tests/operations/jest.config.mjs')
}

/** The versions of Node that this one is not. */
async function otherNodes() {
  const began = performance.now()
  const outcome = await tryNodeVersions()
  durations.push(['other versions of Node', (performance.now() - began) / 1000])
  passed += outcome.passed
  failed += outcome.failures.length
  failures.push(...outcome.failures)
}

try {
  await main()
} catch (error) {
  console.error(error)
  failed += 1
} finally {
  rmSync(results, { recursive: true, force: true })
}
for (const failure of failures) console.log(`\n${failure}`)
console.log('\nseconds  step')
for (const [name, seconds] of durations) console.log(`${seconds.toFixed(0).padStart(7)}  ${name}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
