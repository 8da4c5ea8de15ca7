import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { copy, copyLinked } from './support/copies.mjs'
import { freePort, untilReady } from './support/ready.mjs'
import { failuresOfJest } from './support/reports.mjs'

/**
 * Builds and starts the site, and runs the unit tests of its server code, on the supported versions
 * of Node other than the current one: `npm run verify -- --nodes`, or directly
 * `node tests/node-versions.mjs`. The npm package `node` provides them, and npm caches them.
 */
const majors = [20, 22, 24]

/**
 * Whether an older and a newer version are tested as well; such a version skips the unit tests, as
 * they would show nothing new.
 * @param {number} major
 */
const isBetween = major => major !== majors[0] && major !== majors.at(-1)

/**
 * Tests that are left out, by the reason why they do not depend on the version of Node. All others
 * are run: those of servers, streams, processes, files, databases, dates and texts.
 */
const leftOut = {
  'search, less the words it is made of': ['lib/content/search(-tables)?/(?!text)'],
  'markup, made by React': ['components/', 'lib/screens/', 'lib/seo/'],
  'calls and files as those of requests': ['indexnow-process/'],
  'sums and choices': ['lib/calculator/', 'lib/doctors/', 'lib/routing/'],
  'files that are only read and compared': [
    'lib/backend/records/',
    'deploy/',
    'lib/styles/',
    'verify/',
    'messages',
    'words',
  ],
}

const execute = promisify(execFile)

/**
 * @typedef {import('./support/reports.mjs').Skip} Skip
 * @typedef {{ passed: number, failures: string[], skips: Skip[] }} Outcome of each version: build and start, and the unit suite but of those between
 */

/** All versions at once; those that cannot be installed are skipped. @returns {Promise<Outcome>} */
export async function tryNodeVersions() {
  const others = majors.filter(major => !process.versions.node.startsWith(`${major}.`))
  /** @type {Outcome} */
  const outcome = { passed: 0, failures: [], skips: [] }
  await Promise.all(others.map(major => tryVersion(major, outcome)))
  return outcome
}

/** @param {number} major @param {Outcome} outcome to which its checks are added */
async function tryVersion(major, outcome) {
  const node = await binaryOf(major)
  if (!node) {
    outcome.skips.push({ test: `Node ${major}`, reason: 'the registry does not have it' })
    return
  }
  for (const check of isBetween(major) ? [buildAndStart] : [buildAndStart, unitSuite]) {
    const name = `Node ${major}: ${check.name}`
    const failure = await check(node, major).then(
      () => undefined,
      error => `FAILED ${name}\n${error instanceof Error ? error.message : error}`,
    )
    console.log(`\n== ${name} ${failure === undefined ? 'passed' : 'failed'}`)
    if (failure === undefined) outcome.passed += 1
    else outcome.failures.push(failure)
  }
}

/** @param {number} major @returns {Promise<string | undefined>} */
async function binaryOf(major) {
  const args = ['exec', '--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath']
  try {
    const { stdout } = await execute('npm', args, { timeout: 120_000 })
    const path = stdout.trim().split('\n').at(-1) ?? ''
    const { stdout: version } = await execute(path, ['--version'])
    return version.startsWith(`v${major}.`) ? path : undefined
  } catch {
    return undefined
  }
}

/** npm and its child processes run on this Node. @param {string} node */
function environmentOf(node) {
  return {
    ...process.env,
    PATH: `${dirname(node)}:${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** @param {string} node @param {number} major */
async function buildAndStart(node, major) {
  const folder = mkdtempSync(join(tmpdir(), 'node-version-'))
  const env = { ...environmentOf(node), DATA_DIR: join(folder, 'data') }
  try {
    copySite(folder, major)
    await run('npm', ['run', '--silent', 'build'], folder, env)
    await run('node', ['deploy/publish-assets.mjs', '.next/static', 'assets'], folder, env)
    await visitSite(folder, env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Next builds require packages below the project folder, so they are linked file by file. Types
 * were checked independently of Node, so they are not checked again. The oldest and the newest
 * version build from scratch, those between reuse the compilation cache.
 * @param {string} folder @param {number} major
 */
function copySite(folder, major) {
  const left = ['.git', '.next', 'node_modules', 'data', 'test-results']
  const names = readdirSync('.').filter(name => !left.includes(name))
  copy(names, folder)
  copyLinked(['node_modules'], folder)
  const cache = join(folder, '.next/cache')
  mkdirSync(cache, { recursive: true })
  const compiled = isBetween(major) ? ['.tsbuildinfo', 'turbopack'] : ['.tsbuildinfo']
  const there = compiled.map(name => join('.next/cache', name)).filter(path => existsSync(path))
  if (there.length > 0) copy(there, cache)
}

/**
 * With low priority, as tests of servers run at the same time.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} its output
 */
async function run(command, args, cwd, env) {
  try {
    return (await execute('nice', [command, ...args], { cwd, env, maxBuffer: 2 ** 28 })).stdout
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error)
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

/**
 * Requests a page, an image and a callback request: these need the packages with native code.
 * @param {string} folder @param {NodeJS.ProcessEnv} env
 */
async function visitSite(folder, env) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: 'inherit',
  })
  const ended = once(server, 'exit')
  try {
    await untilReady(`${url}/readyz`)
    const page = await (await fetch(`${url}/kk`)).text()
    const picture = /\/_next\/image\?[^" ]+/.exec(page)?.[0].replaceAll('&amp;', '&')
    const avif = await fetch(url + picture, { headers: { Accept: 'image/avif' } })
    equal(avif.headers.get('content-type'), 'image/avif')
    await avif.arrayBuffer()
    const submitted = await fetch(`${url}/api/application-feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Айгүл', phone: '77010000001', type: 'consult' }),
    })
    equal(submitted.status, 201)
    const kept = await run('npm', ['run', '--silent', 'requests', '--', '--csv'], folder, env)
    equal(kept.includes('77010000001'), true)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** @param {unknown} actual @param {unknown} expected */
function equal(actual, expected) {
  if (actual !== expected) throw new Error(`${actual} instead of ${expected}`)
}

/**
 * Runs the tests as compiled by the previous run. Path patterns, unlike other options, keep jest's
 * cache valid.
 * @param {string} node
 */
async function unitSuite(node) {
  const env = environmentOf(node)
  const { stdout: version } = await execute(node, ['--version'])
  const folder = mkdtempSync(join(tmpdir(), 'node-version-'))
  const file = join(folder, 'unit.json')
  const options = ['--silent', '--json', `--outputFile=${file}`]
  const tests = `/tests/unit/(?!${Object.values(leftOut).flat().join('|')})`
  const args = [
    'node',
    'node_modules/.bin/jest',
    tests,
    '--config',
    'tests/jest.config.mjs',
    ...options,
  ]
  try {
    const failed = await execute('nice', args, { env, timeout: 15 * 60_000, maxBuffer: 2 ** 28 })
      .then(() => false)
      .catch(() => true)
    if (!existsSync(file)) throw new Error('jest ended early')
    const report = JSON.parse(readFileSync(file, 'utf8'))
    console.log(
      `\nNode ${version.trim()}: ${report.numPassedTests} passed, ${report.numFailedTests} failed`,
    )
    if (failed) throw new Error(failuresOfJest(report).join('\n') || 'failed beside its tests')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failures } = await tryNodeVersions()
  for (const failure of failures) console.log(`\n${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
