// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failuresOfJest } from './support/failures.mjs'
import { freePort, untilReady } from './support/ready.mjs'

/**
 * Whether the site is built, starts and passes the unit tests of what runs on the server on the versions
 * of Node it is promised for, beside the one that runs this: `node tests/node-versions.mjs`. The npm package `node` brings
 * them, and npm keeps what it has fetched.
 */
const majors = [20, 22, 24]

/** Tests of what leans on Node itself; how components render does not. */
const serverTests = ['lib', 'outbox-process', 'indexnow-process', 'deploy'].map(
  folder => `tests/unit/${folder}`,
)

/** @typedef {{ passed: number, failures: string[] }} Outcome two checks for each version */

/** @returns {Promise<Outcome>} nothing of a version that cannot be had */
export async function tryNodeVersions() {
  /** @type {Outcome} */
  const all = { passed: 0, failures: [] }
  for (const major of majors) {
    if (process.versions.node.startsWith(`${major}.`)) continue
    const node = binaryOf(major)
    if (!node) {
      console.log(`\nSKIPPED: Node ${major} cannot be fetched.`)
      continue
    }
    for (const check of [buildAndStart, unitSuite]) {
      console.log(`\n== Node ${major}: ${check.name}`)
      try {
        await check(node)
        all.passed += 1
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        all.failures.push(`FAILED Node ${major}: ${check.name}\n${message}`)
      }
    }
  }
  return all
}

/** @param {number} major @returns {string | undefined} */
function binaryOf(major) {
  const args = ['exec', '--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath']
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: 120_000 })
  const path = stdout?.trim().split('\n').at(-1)
  if (!path || !existsSync(path)) return undefined
  const { stdout: version } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return version.startsWith(`v${major}.`) ? path : undefined
}

/** npm and all it starts run on this Node. @param {string} node */
function environmentOf(node) {
  return {
    ...process.env,
    PATH: `${dirname(node)}:${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** @param {string} node */
async function buildAndStart(node) {
  const folder = mkdtempSync(join(tmpdir(), 'node-version-'))
  const env = { ...environmentOf(node), DATA_DIR: join(folder, 'data') }
  try {
    copySite(folder)
    run('npm', ['run', '--silent', 'build'], folder, env)
    run('node', ['deploy/publish-assets.mjs', '.next/static', 'assets'], folder, env)
    await visitSite(folder, env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A build wants its packages below its own folder: they are linked file by file. @param {string} folder */
function copySite(folder) {
  const left = new Set(['.git', '.next', 'node_modules', 'data', 'test-results'])
  cpSync('.', folder, { recursive: true, filter: path => !left.has(basename(path)) })
  const copied = ['-al', '-a'].some(
    how => spawnSync('cp', [how, 'node_modules', folder]).status === 0,
  )
  if (!copied) throw new Error('node_modules cannot be copied')
}

/**
 * @param {string} command @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env
 */
function run(command, args, cwd, env) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}

/**
 * A page, a picture and a request: what needs the packages with machine code.
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
  const ended = new Promise(resolve => server.once('exit', resolve))
  try {
    await untilReady(`${url}/readyz`)
    const page = await (await fetch(`${url}/kk`)).text()
    const picture = /\/_next\/image\?[^" ]+/.exec(page)?.[0].replaceAll('&amp;', '&')
    const avif = await fetch(url + picture, { headers: { Accept: 'image/avif' } })
    equal(avif.headers.get('content-type'), 'image/avif')
    await avif.arrayBuffer()
    const posted = await fetch(`${url}/api/application-feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Айгүл', phone: '77010000001', type: 'consult' }),
    })
    equal(posted.status, 201)
    const kept = run('npm', ['run', '--silent', 'requests', '--', '--csv'], folder, env)
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

/** What is compiled for one version is kept apart from that of others. @param {string} node */
function unitSuite(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const cache = join(tmpdir(), `jest-node-${stdout.trim()}`)
  const folder = mkdtempSync(join(tmpdir(), 'node-version-'))
  const file = join(folder, 'unit.json')
  const options = ['--silent', '--json', `--outputFile=${file}`, `--cacheDirectory=${cache}`]
  const args = ['node_modules/.bin/jest', '--config', 'tests/jest.config.mjs', ...options]
  try {
    const env = environmentOf(node)
    const { status } = spawnSync('node', [...args, ...serverTests], {
      stdio: 'ignore',
      env,
      timeout: 15 * 60_000,
    })
    if (!existsSync(file)) throw new Error(`jest ended with ${status}`)
    const report = JSON.parse(readFileSync(file, 'utf8'))
    console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed`)
    if (status !== 0)
      throw new Error(failuresOfJest(report).join('\n') || 'failed beside its tests')
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
