import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { isAllowed } from './allowed-skips.mjs'
import { changedFiles, touchesAllUnits, touchesOperations, usualBase, walksOf } from './changed.mjs'
import { tryNodeVersions } from './node-versions.mjs'
import { installChromium } from './support/chromium.mjs'
import {
  durationsOfJest,
  durationsOfPlaywright,
  failuresOfJest,
  failuresOfPlaywright,
  flakyOfJest,
  flakyOfPlaywright,
  namesOf,
  skipsOfJest,
  skipsOfPlaywright,
} from './support/reports.mjs'
import { installGit, installPrograms } from './support/servers/packages.mjs'
import { printTable } from './support/table.mjs'

/**
 * Runs all checks: installs what the tests need, then format and lint, unused code, vulnerabilities
 * of packages, types, content, unit, architecture, contract, build, e2e and operations. `--nodes`,
 * adds other versions of Node; `--strict` counts a skipped test as failed unless
 * tests/allowed-skips.mjs lists it; CI sets both. `--changed [since]` runs only what a change
 * affects. Ends with a table of the steps, the names of what failed or passed the second time, and
 * "N passed, N failed" as the last line.
 */

const results = mkdtempSync(join(tmpdir(), 'verify-'))
/** Repeated at the end, below thousands of other lines. @type {string[]} */
const failures = []

/** Timeout of a step in milliseconds: several times its usual duration. */
const stepTimeoutMs = 40 * 60_000

/** @typedef {import('./support/reports.mjs').Skip} Skip */

/**
 * The steps that ran, for the table at the end.
 * @type {{ name: string, passed: number, failed: number, seconds: number, skips?: Skip[] }[]}
 */
const done = []

/** Of all tests, for the slowest ones. @type {import('./support/reports.mjs').Duration[]} */
const durations = []

/**
 * `beside`: in parallel with others, with its output printed at the end; `forbidden`: what its output must
 * not have.
 * @typedef {{ env?: Record<string, string>, beside?: boolean, forbidden?: RegExp }} How
 */

/**
 * Runs a command. @param {string} name @param {string} command @param {string[]} args @param {How} [how]
 * @returns {Promise<{ ok: boolean, seconds: number }>}
 */
async function run(name, command, args, { env = {}, beside = false, forbidden } = {}) {
  if (!beside) console.log(`\n== ${name}`)
  const began = performance.now()
  const output = beside || forbidden ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    timeout: stepTimeoutMs,
    killSignal: 'SIGKILL',
  })
  let said = ''
  const say = /** @param {Buffer} part */ part => {
    said += part
    if (!beside) process.stdout.write(part)
  }
  child.stdout?.on('data', say)
  child.stderr?.on('data', say)
  const [status] = await once(child, 'close')
  if (beside) console.log(`\n== ${name}\n${said.trim()}`)
  const warnings = forbidden ? said.split('\n').filter(line => forbidden.test(line)) : []
  failures.push(...warnings.map(line => `${name}: ${line.trim()}`))
  return { ok: status === 0 && warnings.length === 0, seconds: secondsSince(began) }
}

/** @param {number} began */
const secondsSince = began => (performance.now() - began) / 1000

/** A command that counts as one test. @param {string} name @param {string} script of package.json @param {How} [how] */
async function check(name, script, how) {
  const { ok, seconds } = await run(name, 'npm', ['run', '--silent', ...script.split(' ')], how)
  done.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds })
  if (!ok) failures.push(`FAILED ${name}`)
  return ok
}

/**
 * Each suite loads its modules anew: with a larger young generation fewer objects outlive a
 * collection, which saves some ten seconds.
 */
const youngGeneration = '--max-semi-space-size=64'

/**
 * @param {string} name @param {string[]} paths @param {How & { config?: string }} [how]
 */
async function jest(name, paths, { config = 'tests/jest.config.mjs', ...how } = {}) {
  const file = join(results, `${name}.json`)
  const args = [youngGeneration, 'node_modules/.bin/jest', '--config', config]
  args.push('--json', `--outputFile=${file}`, ...paths)
  const { ok, seconds } = await run(name, process.execPath, args, how)
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0
  if (!ok && failed === 0) failures.push(`FAILED ${name}, beside its tests`)
  if (report) {
    failures.push(...failuresOfJest(report), ...flakyOfJest(report))
    durations.push(...durationsOfJest(report))
  }
  // A run may fail without a failed test, e.g. on an open handle.
  done.push({
    name,
    passed: report?.numPassedTests ?? 0,
    failed: failed || Number(!ok),
    seconds,
    skips: report ? skipsOfJest(report) : [],
  })
}

/** @param {string[]} [specs] all when empty */
async function playwright(specs = /** @type {string[]} */ ([])) {
  const file = join(results, 'e2e.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const config = ['--config', 'tests/playwright.config.ts']
  // A test that passes on the retry counts as passed, and is listed at the end.
  const args = ['test', ...config, '--reporter=line,json', '--retries=1', ...specs]
  const { ok, seconds } = await run('e2e', 'node_modules/.bin/playwright', args, { env })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (report) {
    failures.push(...failuresOfPlaywright(report), ...flakyOfPlaywright(report))
    durations.push(...durationsOfPlaywright(report))
  }
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  const errors = (report?.errors ?? []).map(({ message = '' }) => `FAILED e2e itself\n${message}`)
  failures.push(...errors)
  const failed = unexpected + errors.length
  if (!ok && failed === 0) failures.push('FAILED e2e, beside its tests')
  done.push({
    name: 'e2e',
    passed: expected + flaky,
    failed: failed || Number(!ok),
    seconds,
    skips: report ? skipsOfPlaywright(report) : [],
  })
}

/** The contract suite once more, over HTTP against the API of a site of its own. */
async function contractOverHttp() {
  // Imported only here, as it needs the packages.
  const { tsImport } = await import('tsx/esm/api')
  const { startSite } = await tsImport('@clinic/bench/site', import.meta.url)
  const site = await startSite()
  try {
    const env = { CONTRACT_URL: site.url }
    await jest('contract over HTTP', ['tests/contract'], { env, ...beside })
  } finally {
    await site.stop()
  }
}

/**
 * Known vulnerabilities of all packages; skipped when the registry does not respond. Those of
 * production dependencies fail the run, those of tools are listed.
 */
async function audit() {
  const began = performance.now()
  const [production, all] = await Promise.all(
    [['--omit=dev'], []].map(flags => auditTotal(['audit', '--json', ...flags])),
  )
  if (production === undefined) {
    const skips = [{ test: 'audit', reason: 'the registry does not answer' }]
    done.push({ name: 'audit', passed: 0, failed: 0, seconds: secondsSince(began), skips })
    return
  }
  console.log(`\n== audit\n${production} known flaws in production dependencies, ${all} in all`)
  const [passed, failed] = production === 0 ? [1, 0] : [0, 1]
  done.push({ name: 'audit', passed, failed, seconds: secondsSince(began) })
  if (all) await run('audit of all', 'npm', ['audit'], { beside: true })
}

/** @param {string[]} args of npm @returns {Promise<number | undefined>} */
async function auditTotal(args) {
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: 60_000 })
  const report = await text(npm.stdout)
  try {
    return JSON.parse(report).metadata?.vulnerabilities?.total
  } catch {
    return undefined
  }
}

/** `npm ci` only if the installed packages differ from the lock file. */
async function installPackages() {
  const installed = 'node_modules/.package-lock.json'
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  ) {
    return
  }
  const { ok } = await run('packages', 'npm', ['ci', '--no-audit', '--no-fund'])
  if (!ok) throw new Error('The packages cannot be installed')
}

const { values, positionals } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    nodes: { type: 'boolean' },
    strict: { type: 'boolean' },
  },
  allowPositionals: true,
})

async function main() {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  // Debian's packages need none of npm, and the first checks need none of Debian's.
  const git = installGit()
  const debian = git.then(installPrograms)
  await installPackages()
  const programs = debian.then(installChromium)
  // A failure is reported where it is awaited.
  programs.catch(() => undefined)
  if (values.changed) return verifyChange(positionals[0] ?? usualBase(), programs)
  await Promise.all([checks(), check('content', 'content -- check', beside), audit()])
  await git
  // One after the other: each uses all processors.
  await jest('unit, architecture and contract', [])
  if (!(await build())) return
  await programs
  const contract = contractOverHttp()
  // A failure is reported where it is awaited.
  contract.catch(() => undefined)
  // One after the other: both have limits of time that people notice, and browsers need all processors.
  await playwright()
  await operations()
  await contract
  if (values.nodes) await otherNodes()
}

const beside = { beside: true }

/** Spares a build the check of types, which `checks` has done. */
const typesChecked = { TYPES_CHECKED: 'true' }

/**
 * What Next, Turbopack and esbuild warn of, such as a page that takes the whole project along; that a new
 * clone has no cache of builds is no fault of it.
 */
const buildWarnings = /⚠ (?!No build cache)|Turbopack build encountered|\[WARNING\]/

const build = () => check('build', 'build', { env: typesChecked, forbidden: buildWarnings })

const checks = () =>
  Promise.all([
    check('format and lint', 'lint', beside),
    check('unused', 'unused', beside),
    check('types', 'types', beside),
  ])

/** @param {string[]} [options] of jest @param {How} [how] */
const operations = (options = [], how) =>
  jest('operations', options, {
    config: 'tests/operations/jest.config.mjs',
    // As in e2e: a test that passes on the retry counts as passed, and is listed at the end.
    env: { TEST_RETRIES: '1' },
    ...how,
  })

/** @param {string} since @param {Promise<void>} programs that are being installed */
async function verifyChange(since, programs) {
  const files = changedFiles(since)
  console.log(`\n${files.length} files differ from ${since}`)
  await checks()
  // With paths of tests jest would ignore `--changedSince`.
  const related = touchesAllUnits(files) ? [] : ['--passWithNoTests', `--changedSince=${since}`]
  const ignored = ['--testPathIgnorePatterns', 'tests/architecture']
  await jest('unit and contract', [...related, ...ignored])
  await jest('architecture', ['tests/architecture'])
  const specs = walksOf(files)
  const operated = touchesOperations(files)
  if (specs.length === 0 && !operated) return
  if (!(await build())) return
  await programs
  if (specs.length > 0) await playwright(specs)
  if (operated) await operations()
}

/** The other supported versions of Node. */
async function otherNodes() {
  const began = performance.now()
  const outcome = await tryNodeVersions()
  failures.push(...outcome.failures)
  done.push({
    name: 'other versions of Node',
    passed: outcome.passed,
    failed: outcome.failures.length,
    seconds: secondsSince(began),
    skips: outcome.skips,
  })
}

/** Counts skips that are not allowed as failures of their steps. */
function refuseSkips() {
  for (const step of done) {
    const refused = (step.skips ?? []).filter(skip => !isAllowed(skip))
    step.failed += refused.length
    failures.push(...refused.map(({ test, reason }) => `SKIPPED ${test}\n${reason}`))
  }
}

/** How many for which reason. @param {Skip[]} skips */
function describeSkips(skips) {
  const reasons = [...new Set(skips.map(({ reason }) => reason))]
  return reasons
    .map(reason => `${reason} (${skips.filter(skip => skip.reason === reason).length})`)
    .join('; ')
}

try {
  await main()
} catch (error) {
  console.error(error)
  failures.push(`FAILED verify itself\n${error}`)
  done.push({ name: 'verify itself', passed: 0, failed: 1, seconds: 0 })
} finally {
  rmSync(results, { recursive: true, force: true })
}
if (values.strict) refuseSkips()
for (const failure of failures) console.log(`\n${failure}`)
const total = { passed: 0, failed: 0 }
for (const { passed, failed } of done) {
  total.passed += passed
  total.failed += failed
}
const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
console.log('\nThe ten slowest tests')
for (const { test, seconds } of slowest) console.log(`${seconds.toFixed(0).padStart(5)} s  ${test}`)
console.log()
printTable(
  ['step', 'passed', 'failed', 'minutes', 'skipped'],
  [...done, { name: 'all', ...total, seconds: performance.now() / 1000 }].map(
    ({ name, passed, failed, seconds, skips = [] }) => [
      name,
      `${passed}`,
      `${failed}`,
      (seconds / 60).toFixed(1),
      describeSkips(skips),
    ],
  ),
)
console.log()
for (const name of namesOf(failures)) console.log(name)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
