import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleFlags, bundleOf } from '@/tests/support/bundled'
import { copyBuild } from '@/tests/support/copies.mjs'
import { startServer, temporaryFolder } from './processes'

/** The built site and a backend with a large seed, for the benchmark. */

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A clinic far larger than the sample: sizes of `generateSeed`. */
export const largeSeed = [
  ['--analyses', '5000'],
  ['--analysisCategories', '120'],
  ['--doctors', '500'],
  ['--promotions', '200'],
  ['--posts', '300'],
].flat()

/** @throws Error when `next build` has not run. */
export function assertBuilt(from = root) {
  if (existsSync(join(from, '.next/BUILD_ID'))) return
  throw new Error('There is no build to measure. Run "npm run build" first.')
}

/**
 * Starts the built site in its own folder, so that it begins without cached pages and does not
 * share them with another server.
 * @param from folder of the project
 * @param settings with the settings of `npm start`
 */
export async function startSite(
  env: Readonly<Record<string, string>> = {},
  from: string = root,
  settings: boolean = false,
) {
  const folder = temporaryFolder()
  const skipped = new Set(['.next', '.git', 'data', 'test-results'])
  for (const name of readdirSync(from)) {
    if (!skipped.has(name)) symlinkSync(join(from, name), join(folder, name))
  }
  copyBuild(from, folder)
  const start = startScript(from)
  const site = await startServer({
    args: () => (settings ? start.args : ['.next/site/server.mjs']),
    cwd: folder,
    probe: '/healthz',
    env: {
      ...(settings ? start.env : {}),
      ...{ DATA_DIR: join(folder, 'data'), BACKEND_URL: '', SITE_URL: '' },
      ...env,
    },
  })
  // No page that the start makes.
  const first = await fetch(`${site.url}/about-us`)
  if (first.headers.get('x-nextjs-cache') === 'MISS') return site
  await site.stop()
  throw new Error('The copied build already holds pages: figures would be those of another server')
}

/** The command of `npm start`: variables, then `exec node` with its arguments. */
function startScript(from: string) {
  const { scripts } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  const [variables = '', command = ''] = String(scripts.start).split('exec node ')
  const env = Object.fromEntries(
    variables
      .trim()
      .split(' ')
      .map(each => each.split('=')),
  )
  return { env, args: command.split(' ') }
}

/** The embedded backend with the large seed. */
export function startLargeBackend() {
  return startBackend(largeSeed)
}

/** The embedded backend as a separate process. @param sizes of the generated content */
export async function startBackend(sizes: readonly string[] = []) {
  return startServer({
    args: port => [...bundleFlags, '--host', 'localhost', '--port', String(port), ...sizes],
    cwd: root,
    probe: '/__inbox',
    input: bundleOf('tests/support/backend/server.ts'),
  })
}
