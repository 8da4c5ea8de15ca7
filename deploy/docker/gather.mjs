import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { build } from 'esbuild'

/**
 * Copies what a built site needs to run, and nothing else: `gather.mjs TARGET`, in the project's
 * folder. Next writes trace files for each page and its server (`*.nft.json`); the site's own
 * programs are traced in the same way.
 */

/** Required by Next, but used in builds and the development server only. */
const buildOnly = ['@next/swc-*', '@swc/core*', 'esbuild', 'typescript'].map(
  name => `node_modules/${name}/**`,
)

/** Left out of the package of Next, whose start requires files that no trace finds. */
const notOfNext = /\.(map|d\.ts)$|\/dist\/(docs|esm)(\/|$)/

/** Within .next: what only builds write or read. */
const leftOut = /^\.next\/(cache|kept|dev|types|trace|trace-build|diagnostics)(\/|$)|\.nft\.json$/

const root = process.cwd()

/** @param {string} folder @param {RegExp} pattern */
async function find(folder, pattern) {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter(name => pattern.test(name)).map(name => join(folder, name))
}

/** Files of Next's trace files and of the site's programs, relative to the project. */
async function traced() {
  const traces = await find('.next', /\.nft\.json$/)
  const lists = await Promise.all(
    traces.map(async trace => {
      /** @type {{ files: string[] }} */
      const { files } = JSON.parse(await readFile(trace, 'utf8'))
      return files.map(file => relative(root, join(root, dirname(trace), file)))
    }),
  )
  // Started by their paths.
  const started = ['deploy/publish-assets.mjs', 'lib/clinic/files/heic-worker.mjs']
  const programs = await find('.next/site', /\.mjs$/)
  const { fileList } = await nodeFileTrace([...programs, ...started], {
    base: root,
    ignore: buildOnly,
    conditions: ['react-server', 'node', 'import'],
  })
  return new Set([...lists.flat(), ...fileList])
}

/** @param {string} target */
async function gather(target) {
  const files = [...(await traced())].filter(
    file => !file.startsWith(`.next${sep}`) && !file.startsWith('..'),
  )
  for (const file of files) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await cp(file, join(target, file), { recursive: true, verbatimSymlinks: true })
  }
  await cp('.next', join(target, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: source => !leftOut.test(relative(root, source)),
  })
  for (const folder of ['public', 'content']) {
    await cp(folder, join(target, folder), { recursive: true })
  }
  await cp('node_modules/next', join(target, 'node_modules/next'), {
    recursive: true,
    filter: source => !notOfNext.test(source),
  })
  await writeConfig(target)
}

/**
 * Compiles the config, as Next would need its compiler to read TypeScript.
 * @param {string} target
 */
async function writeConfig(target) {
  await build({
    entryPoints: ['next.config.ts'],
    outfile: join(target, 'next.config.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Only what is built asks for it.
    external: ['esbuild'],
    plugins: [{ name: 'without-build-plugin', setup: leaveOutNextIntl }],
  })
}

/**
 * next-intl's plugin configures the compiler, and does nothing at run time.
 * @type {import('esbuild').Plugin['setup']}
 */
function leaveOutNextIntl({ onResolve, onLoad }) {
  const namespace = 'left-out'
  onResolve({ filter: /^next-intl\/plugin$/ }, ({ path }) => ({ path, namespace }))
  onLoad({ filter: /()/, namespace }, () => ({
    contents: 'export default () => config => config',
  }))
}

const [target] = process.argv.slice(2)
if (!target) {
  console.error('Usage: gather.mjs TARGET')
  process.exit(2)
}
await gather(target)
