import manifest from '../../package.json'
import lock from '../../package-lock.json'

/**
 * `npm ci` fails on other machines when the lock file names optional platform packages that it has
 * no entries for, as happens when the registry lacks them on the day the file is written.
 */
interface Entry {
  readonly version?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const packages: Readonly<Record<string, Entry>> = lock.packages

function isLocked(name: string, parent: string): boolean {
  const folders = parent.split('/node_modules/')
  return folders.some((_, depth) => {
    const folder = folders.slice(0, folders.length - depth).join('/node_modules/')
    return `${folder}/node_modules/${name}` in packages || `node_modules/${name}` in packages
  })
}

test('every optional package has its entry', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter(name => !isLocked(name, path))
      .map(name => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

test('versions are exact', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
