// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { freePort, untilReady } from './support/ready.mjs'

/**
 * Whether the site is built, starts and passes its unit tests on the versions of Node that it is
 * promised for, beside the one that runs this: `node tests/node-versions.mjs`. The npm package
 * `node` brings them.
 */
export const majors = [20, 22, 24]

/** @typedef {{ name: string, passed: number, failed: number, failures: string[] }} Outcome */

/** @returns {Promise<Outcome[]>} none of a version that cannot be had */
export async function tryNodeVersions() {
  const outcomes = []
  for (const major of majors) {
    if (process.versions.node.startsWith(`${major}.`)) continue
    const node = binary(major)
    if (node) outcomes.push(await tryNode(major, node))
    else console.log(`SKIPPED: Node ${major} cannot be fetched.`)
  }
  return outcomes
}

/** npm keeps what it has fetched. @param {number} major @returns {string | undefined} */
function binary(major) {
  const args = ['exec', '--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath']
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: 120_000 })
  const path = stdout?.trim().split('\n').at(-1)
  if (!path || !existsSync(path)) return undefined
  const { stdout: version } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return version.startsWith(`v${major}.`) ? path : undefined
}

/** @param {number} major @param {string} node @returns {Promise<Outcome>} */
async function tryNode(major, node) {
  const name = `Node ${major}`
  const folder = mkdtempSync(join(tmpdir(), `node-${major}-`))
  /** @type {string[]} */
  const failures = []
  try {
    copySite(folder)
    const env = environment(node, folder)
    console.log(`\n== ${name}: build, start, unit`)
    try {
      run('npm', ['run', '--silent', 'build'], folder, env)
      run('node', ['deploy/publish-assets.mjs', '.next/static', 'assets'], folder, env)
      await tryServer(folder, env)
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
    const unit = unitSuite(major, env, join(folder, 'unit.json'))
    const [ok, bad] = failures.length === 0 ? [1, 0] : [0, 1]
    failures.push(...unit.failures.map(failure => `${name}: ${failure}`))
    return { name, passed: unit.passed + ok, failed: unit.failed + bad, failures }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The packages are linked file by file, as a build wants them below its own folder. @param {string} folder */
function copySite(folder) {
  const left = new Set(['.git', '.next', 'node_modules', 'data', 'tests', 'test-results'])
  cpSync('.', folder, { recursive: true, filter: path => !left.has(basename(path)) })
  const packages = (/** @type {string} */ how) =>
    spawnSync('cp', [how, 'node_modules', folder]).status === 0
  if (!packages('-al') && !packages('-a')) throw new Error('node_modules cannot be copied')
}

/** @param {string} node @param {string} folder */
function environment(node, folder) {
  const PATH = `${dirname(node)}:${process.env.PATH}`
  return { ...process.env, PATH, DATA_DIR: join(folder, 'data'), NEXT_TELEMETRY_DISABLED: '1' }
}

/** @param {string} command @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env */
function run(command, args, cwd, env) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}

/**
 * A page, a picture and a request: what needs the packages with machine code.
 * @param {string} folder @param {NodeJS.ProcessEnv} env
 */
async function tryServer(folder, env) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [command = '', ...args] = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ).scripts.start.split(' ')
  const bin = join(folder, 'node_modules/.bin')
  const server = spawn(command, args, {
    cwd: folder,
    env: { ...env, PORT: String(port), PATH: `${bin}:${env.PATH}` },
    stdio: 'inherit',
  })
  try {
    await untilReady(`${url}/readyz`)
    const page = await text(`${url}/kk`, 'rel="canonical"')
    const picture = /\/_next\/image\?[^" ]+/.exec(page)?.[0].replaceAll('&amp;', '&')
    const accept = { Accept: 'image/avif' }
    const avif = await fetch(url + picture, { headers: accept })
    if (avif.headers.get('content-type') !== 'image/avif')
      throw new Error(`picture: ${avif.status}`)
    const posted = await fetch(`${url}/api/request-doctors`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Айгүл', phone: '77010000001' }),
    })
    if (posted.status !== 201) throw new Error(`request: ${posted.status} ${await posted.text()}`)
    const kept = run('npm', ['run', '--silent', 'requests'], folder, env)
    if (!kept.includes('77010000001')) throw new Error(`requests: ${kept}`)
  } finally {
    server.kill('SIGTERM')
    await new Promise(resolve => server.once('exit', resolve))
  }
}

/** @param {string} url @param {string} mark */
async function text(url, mark) {
  const answer = await fetch(url)
  const body = await answer.text()
  if (!answer.ok || !body.includes(mark)) throw new Error(`${url}: ${answer.status}`)
  return body
}

/** @param {number} major @param {NodeJS.ProcessEnv} env @param {string} file */
function unitSuite(major, env, file) {
  // Compiled for its own version of Node, so it is kept apart.
  const cache = `--cacheDirectory=${join(tmpdir(), `jest-node-${major}`)}`
  const report = ['--json', `--outputFile=${file}`, '--silent', '--reporters=jest-silent-reporter']
  const args = ['node_modules/.bin/jest', '--config', 'tests/jest.config.mjs', cache]
  const { DATA_DIR: _, ...rest } = env
  spawnSync('node', [...args, ...report.slice(0, 3), 'tests/unit'], { stdio: 'ignore', env: rest })
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['the unit suite did not end'] }
  return { passed: 0, failed: 0, failures: [], ...readReport(file) }
}
