import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import lock from '../../package-lock.json'

/**
 * `npm ci` fails on other platforms when the lock file names optional platform packages without
 * having their entries, which happens when the registry lacks them at the time of `npm install`.
 */
interface Entry {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  /** To a folder of this repository. */
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Those of the site and of each of its tools, by folder. */
const manifests = ['', ...readdirSync('tools').map(name => join('tools', name))].map(folder => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { folder, ...manifest }
})

const packages: Readonly<Record<string, Entry>> = lock.packages

function isLocked(name: string, parent: string): boolean {
  const folders = parent.split('/node_modules/')
  return folders.some((_, depth) => {
    const folder = folders.slice(0, folders.length - depth).join('/node_modules/')
    return `${folder}/node_modules/${name}` in packages || `node_modules/${name}` in packages
  })
}

test('every optional package has an entry in the lock file', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter(name => !isLocked(name, path))
      .map(name => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

const versions = manifests.flatMap(manifest =>
  Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
  }),
)

test('versions are exact', () => {
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the site and its tools have the same version of a package', () => {
  const first = new Map([...versions].reverse())
  expect(versions.filter(([name, version]) => first.get(name) !== version)).toEqual([])
})

/** What a release keeps are the dependencies of all workspaces; tools run without being released. */
test('tools add nothing to production', () => {
  const tools = manifests.filter(({ folder }) => folder)
  expect(tools.length).toBeGreaterThan(0)
  expect(tools.filter(({ dependencies }) => dependencies)).toEqual([])
})

/** `npm sbom --omit dev` leaves out what any workspace needs for development. */
test('what the site has in production is a peer dependency of tools', () => {
  const ofSite = manifests.find(({ folder }) => folder === '')?.dependencies ?? {}
  const inTools = manifests.filter(({ folder }) => folder)
  const hidden = inTools.flatMap(({ folder, devDependencies }) =>
    Object.keys(devDependencies ?? {})
      .filter(name => name in ofSite)
      .map(name => `${folder}: ${name}`),
  )
  expect(hidden).toEqual([])
  const peers = inTools.flatMap(({ peerDependencies }) => Object.keys(peerDependencies ?? {}))
  expect(peers.filter(name => !(name in ofSite))).toEqual([])
})

/** Licences of production dependencies; all are allowed in a site with closed source. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  // libvips, a separate shared library.
  'LGPL-3.0-or-later',
  // libheif, a WebAssembly module that is used as it is.
  'LGPL-3.0',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  // As permissive as the BSD licences.
  'PSF-2.0',
])

test('the licences of all production dependencies are known', () => {
  const inProduction = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) =>
      path.startsWith('node_modules/') && !link && !dev && !devOptional,
  )
  expect(inProduction.length).toBeGreaterThan(100)
  const unknown = inProduction.filter(
    ([, { license = '' }]) => !license.split(' AND ').every(name => licences.has(name)),
  )
  expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})
