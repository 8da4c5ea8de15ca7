import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginBuild } from 'esbuild'
import { build } from 'esbuild'
import { kilobytes } from './budgets'

/**
 * The client code of the islands by module. Chunks of a build have no names; when a page exceeds
 * its budget, this shows what grew since the sizes were recorded.
 */

const recordFile = join(import.meta.dirname, 'modules.json')

/** Bytes, minified; by path, or name of a package */
type Sizes = Readonly<Record<string, number>>

/** Styles are measured separately; dynamic imports are not part of the first load. */
const firstLoad = {
  name: 'first-load',
  setup({ onResolve }: PluginBuild) {
    onResolve({ filter: /\.s?css$/ }, ({ path }) => ({ path, external: true }))
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

/**
 * The client modules that the built pages reference, without dynamically imported islands.
 * @returns paths from the project's root
 */
function firstIslands(): string[] {
  const manifests = readdirSync('.next/server/app', { recursive: true, encoding: 'utf8' })
  const paths = manifests
    .filter(file => file.endsWith('page_client-reference-manifest.js'))
    .flatMap(file => {
      const manifest = readFileSync(join('.next/server/app', file), 'utf8')
      return [...manifest.matchAll(/"\[project\]\/((?:components|app)\/[^"]+\.tsx)"/g)]
    })
    .map(([, path]) => String(path))
  return [...new Set(paths)].sort()
}

export async function moduleSizes(): Promise<Sizes> {
  const exports = firstIslands().map((path, index) => `export * as i${index} from './${path}'`)
  const { metafile } = await build({
    stdin: { contents: exports.join('\n'), resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/*', 'next', 'next/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    outdir: 'unused',
    plugins: [firstLoad],
  })
  const sizes: Record<string, number> = {}
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      if (path === '<stdin>') continue
      const name = nameOf(path)
      sizes[name] = (sizes[name] ?? 0) + bytesInOutput
    }
  }
  return Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => a.localeCompare(b)))
}

/** Files of a package are grouped by its name. */
const nameOf = (path: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(path)?.[1] ?? path

/** Records the current sizes as the reference. */
export async function recordModules() {
  writeFileSync(recordFile, `${JSON.stringify(await moduleSizes(), null, 2)}\n`)
}

/** Modules that are new or larger than recorded, largest growth first. */
export function grownModules(now: Sizes, before: Sizes) {
  return Object.entries(now)
    .map(([name, size]) => ({ name, from: before[name] ?? 0, to: size }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
}

/** Describes the growth since the sizes were recorded. */
export async function describeGrowth() {
  const grown = grownModules(await moduleSizes(), JSON.parse(readFileSync(recordFile, 'utf8')))
  if (grown.length === 0) return 'no module of the islands has grown: see the packages and Next'
  const words = grown.map(({ name, from, to }) => `${name} ${kilobytes(from)} → ${kilobytes(to)}`)
  return `grown since recorded: ${words.slice(0, 8).join(', ')}`
}
