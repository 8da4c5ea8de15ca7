import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Import directions (docs/architecture.md, "Directions"), read off the source files themselves. */
const root = process.cwd()

interface Source {
  readonly file: string
  readonly text: string
  /** Paths from the project's root, `import type` among them. */
  readonly imports: readonly string[]
}

function sourcesOf(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => {
      const file = join(folder, name)
      const text = readFileSync(join(root, file), 'utf8')
      return { file, text, imports: importsOf(text, file) }
    })
}

function importsOf(text: string, file: string): string[] {
  const found = text.matchAll(/(?:from\s+|import\s+|import\()\s*['"]([^'"]+)['"]/g)
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('@/')) return [name.slice(2)]
    if (name.startsWith('.')) return [relative(root, join(root, dirname(file), name))]
    return []
  })
}

const components = sourcesOf('components')
const lib = sourcesOf('lib')
const app = sourcesOf('app')

/** `file → import` for each import of `sources` that lies in one of the folders. */
function reaching(sources: readonly Source[], folders: readonly string[]): string[] {
  return sources.flatMap(({ file, imports }) =>
    imports
      .filter(path => folders.some(folder => path === folder || path.startsWith(`${folder}/`)))
      .map(path => `${file} → ${path}`),
  )
}

const inFolder = (sources: readonly Source[], folder: string) =>
  sources.filter(({ file }) => file.startsWith(`${folder}/`))

test('the check itself sees imports', () => {
  expect(reaching(app, ['lib/screens']).length).toBeGreaterThan(4)
})

test('components know no backend and no screens', () => {
  const folders = [
    'lib/content/client',
    'lib/backend',
    'lib/requests/outbox',
    'lib/screens',
    'lib/http',
    'app',
  ]
  expect(reaching(components, folders)).toEqual([])
})

test('desktop and mobile never meet', () => {
  expect(reaching(inFolder(components, 'components/desktop'), ['components/mobile'])).toEqual([])
  expect(reaching(inFolder(components, 'components/mobile'), ['components/desktop'])).toEqual([])
  expect(reaching(inFolder(app, 'app/[locale]/desktop'), ['components/mobile'])).toEqual([])
  expect(reaching(inFolder(app, 'app/[locale]/mobile'), ['components/desktop'])).toEqual([])
})

test('primitives know no blocks and no screens', () => {
  const folders = ['components/blocks', 'components/desktop', 'components/mobile']
  expect(reaching(inFolder(components, 'components/ui'), folders)).toEqual([])
})

test('blocks belong to no layout', () => {
  const folders = ['components/desktop', 'components/mobile']
  expect(reaching(inFolder(components, 'components/blocks'), folders)).toEqual([])
})

test.each([
  [
    'lib/content/entities',
    [
      'lib/content/client',
      'lib/backend',
      'lib/screens',
      'lib/seo',
      'lib/requests/outbox',
      'lib/http',
      'components',
    ],
  ],
  ['lib/clinic', ['lib/content/client', 'lib/backend', 'lib/screens', 'lib/seo', 'components']],
  [
    'lib/seo',
    [
      'lib/content/client',
      'lib/backend',
      'lib/screens',
      'lib/requests/outbox',
      'lib/http',
      'components',
    ],
  ],
  [
    'lib/content/client',
    ['lib/screens', 'lib/seo', 'lib/requests/outbox', 'lib/http', 'components'],
  ],
  [
    'lib/screens',
    [
      'lib/content/client',
      'lib/backend',
      'lib/screens',
      'lib/requests/outbox',
      'lib/http',
      'components',
    ],
  ],
  ['lib/backend', ['lib/screens', 'lib/seo', 'lib/requests/outbox', 'lib/http', 'components']],
  ['lib/requests/outbox', ['lib/screens', 'lib/seo', 'lib/http', 'components', 'app']],
  ['lib/http', ['lib/backend', 'lib/screens', 'components', 'app']],
  ['lib/screens', ['lib/backend', 'components', 'app']],
])('%s imports from below only', (folder, above) => {
  expect(reaching(inFolder(lib, folder), above)).toEqual([])
})

test("'use client' stands only in islands", () => {
  const islands = [...components, ...app, ...lib].filter(({ text }) =>
    /^['"]use client['"]/m.test(text),
  )
  const misnamed = islands.map(({ file }) => file).filter(file => !file.endsWith('.island.tsx'))
  // Next wants the file of an error boundary under this very name.
  expect(misnamed.filter(file => !/\/(global-)?error\.tsx$/.test(file))).toEqual([])
})

test('an island says so', () => {
  const silent = components.filter(
    ({ file, text }) => file.endsWith('.island.tsx') && !/^['"]use client['"]/m.test(text),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('server folders say so', () => {
  const folders = ['lib/content/client', 'lib/requests/outbox', 'lib/screens', 'lib/http']
  const open = lib.filter(
    ({ file, text }) =>
      folders.some(folder => file.startsWith(`${folder}/`)) &&
      /^export (async )?(function|class)/m.test(text) &&
      !text.includes("import 'server-only'"),
  )
  expect(open.map(({ file }) => file)).toEqual([])
})
