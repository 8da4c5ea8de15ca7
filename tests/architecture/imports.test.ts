import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { allowed } from './allowed-imports'

/** Checks the import directions (docs/architecture.md, "Directions") in the source files. */
interface Source {
  readonly file: string
  readonly text: string
}

/** `imports` are paths from the root, including `import type` and types in comments. */
type Links = readonly { readonly file: string; readonly imports: readonly string[] }[]

const isCode = (name: string) => /\.([cm]?ts|tsx|mjs)$/.test(name)

function sourcesOf(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map(name => sourceOf(join(folder, name)))
}

function sourceOf(file: string): Source {
  return { file, text: readFileSync(file, 'utf8') }
}

function importsOf({ file, text }: Source): string[] {
  const found = text.matchAll(/(?:from\s+|import\s+|import\(\s*)['"]([^'"]+)['"]/g)
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('@/')) return [name.slice(2)]
    if (name.startsWith('@clinic/')) return [name.replace('@clinic', 'tools')]
    return name.startsWith('.') ? [normalize(join(dirname(file), name))] : []
  })
}

const components = sourcesOf('components')
const lib = sourcesOf('lib')
const app = sourcesOf('app')
const tools = sourcesOf('tools').filter(
  ({ file }) => !/^tools\/[^/]+\/(tests|node_modules)\//.test(file),
)
const support = sourcesOf('tests/support')
const entries = ['proxy.ts', 'instrumentation.ts', 'instrumentation-client.ts'].map(sourceOf)
const sources = [...app, ...components, ...lib, ...entries, ...tools, ...support]
const links: Links = sources.map(source => ({
  file: source.file,
  imports: importsOf(source),
}))

const folders = Object.keys(allowed).sort((a, b) => b.length - a.length)

/** The row of the table that a path belongs to; undefined for a folder without a row. */
function folderOf(path: string): string | undefined {
  return folders.find(
    name => path === name || path.startsWith(`${name}/`) || path.startsWith(`${name}.`),
  )
}

/** `file → import` for each import that the table does not allow. */
function forbidden(all: Links): string[] {
  return all.flatMap(({ file, imports }) => {
    const from = folderOf(file)
    if (!from) return [`${file} is in no folder of the table`]
    const may = [from, 'messages', ...(allowed[from] ?? [])]
    return imports
      .filter(path => !may.includes(folderOf(path) ?? path.split('/')[0] ?? path))
      .map(path => `${file} → ${path}`)
  })
}

/** The folders of an import cycle, each importing the next; empty when there is none. */
function cycleIn(table: Readonly<Record<string, readonly string[]>>): string[] {
  const done = new Set<string>()
  const walk = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return []
    for (const next of table[name] ?? []) {
      const cycle = next === name ? [] : walk(next, [...way, name])
      if (cycle.length > 0) return cycle
    }
    done.add(name)
    return []
  }
  return Object.keys(table).reduce<string[]>((found, name) => {
    return found.length > 0 ? found : walk(name, [])
  }, [])
}

test('folders import only what the table allows', () => {
  expect(forbidden(links)).toEqual([])
})

/** The part of the path that names a layout: `desktop` or `mobile`; undefined for both layouts. */
function layoutOf(path: string): string | undefined {
  return path.split('/').find(part => part === 'desktop' || part === 'mobile')
}

/**
 * Imports of what one layout has (its pages, views and style sheets) by the other layout, or by
 * what both share: a page would load both.
 */
function acrossLayouts(all: Links): string[] {
  return all.flatMap(({ file, imports }) =>
    imports
      .filter(path => layoutOf(path) && layoutOf(path) !== layoutOf(file))
      .map(path => `${file} → ${path}`),
  )
}

test('what one layout has is imported by that layout alone', () => {
  expect(acrossLayouts(links)).toEqual([])
  expect(links.filter(({ imports }) => imports.some(layoutOf)).length).toBeGreaterThan(30)
})

test.each([
  ['components/screens/A/desktop/A.tsx', 'components/screens/A/mobile/B'],
  ['components/screens/A/A.tsx', 'components/screens/A/mobile/A.module.scss'],
  ['app/[locale]/mobile/page.tsx', 'components/screens/A/desktop/A.module.scss'],
])('the check detects in %s an import of %s', (file, path) => {
  expect(acrossLayouts([{ file, imports: [path] }])).toHaveLength(1)
})

/** The screen whose folder holds the file. */
function screenOf(path: string): string | undefined {
  return /^components\/screens\/([^/]+)\//.exec(path)?.[1]
}

/** `file → import` for each import of a screen by something else than itself and its pages. */
function ofScreens(all: Links): string[] {
  return all.flatMap(({ file, imports }) =>
    imports
      .filter(path => screenOf(path) && screenOf(path) !== screenOf(file))
      .filter(() => !/^app\/.*\/(?:page|layout)\.tsx$/.test(file))
      .map(path => `${file} → ${path}`),
  )
}

test('a screen is imported by its pages alone', () => {
  expect(ofScreens(links)).toEqual([])
  const another = { file: 'components/screens/A/A.tsx', imports: ['components/screens/B/B'] }
  expect(ofScreens([another])).toHaveLength(1)
})

/**
 * Files that stand among what screens share, though one screen alone uses them, each with its
 * screen. What the shell, a page or the styleguide uses, too, is shared.
 */
function ofOneScreen(all: Links): string[] {
  const shared = all.map(({ file }) => file.replace(/\.tsx?$/, ''))
  const importersOf = new Map<string, string[]>()
  for (const { file, imports } of all) {
    for (const path of imports) importersOf.set(path, [...(importersOf.get(path) ?? []), file])
  }
  const usersOf = (path: string, seen = new Set<string>()): string[] => {
    if (seen.has(path)) return []
    seen.add(path)
    return (importersOf.get(path) ?? []).flatMap(file => {
      const user = screenOf(file) ?? (/^components\/(?!styleguide)/.test(file) ? null : file)
      return user ? [user] : usersOf(file.replace(/\.tsx?$/, ''), seen)
    })
  }
  return shared
    .filter(path => /^components\/(?!screens|styleguide|ui|hooks)/.test(path))
    .map(path => ({ path, users: [...new Set(usersOf(path))] }))
    .filter(({ users: [user = '', ...others] }) => others.length === 0 && !user.includes('/'))
    .map(({ path, users }) => `${path}: ${users}`)
}

test('what one screen alone uses is in its folder', () => {
  expect(ofOneScreen(links)).toEqual([])
  const card = { file: 'components/lists/Card.tsx', imports: [] }
  const view = { file: 'components/screens/A/A.tsx', imports: ['components/lists/Card'] }
  expect(ofOneScreen([card, view])).toEqual(['components/lists/Card: A'])
})

test('there are no cycles between folders', () => {
  expect(cycleIn(allowed)).toEqual([])
})

/** A folder of `lib` is one layer, whatever rows its own folders have. */
test('there are no cycles between the folders of lib', () => {
  const layerOf = (path: string) => path.split('/').slice(0, 2).join('/')
  const layers: Record<string, string[]> = {}
  for (const [name, others] of Object.entries(allowed)) {
    if (!name.startsWith('lib/')) continue
    const inLib = others.map(layerOf).filter(each => each !== layerOf(name))
    layers[layerOf(name)] = [...(layers[layerOf(name)] ?? []), ...inLib]
  }
  expect(cycleIn(layers)).toEqual([])
})

/** Biome does not look at imports of types. */
test('there are no cycles between files, of types neither', () => {
  const files = new Set(links.map(({ file }) => file))
  const found = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(name => files.has(name)) ?? path
  expect(
    cycleIn(Object.fromEntries(links.map(({ file, imports }) => [file, imports.map(found)]))),
  ).toEqual([])
})

test('each row of the table is an existing folder', () => {
  expect(folders.filter(name => !links.some(({ file }) => folderOf(file) === name))).toEqual([])
})

test.each([
  ['upward', 'lib/text/money.ts', 'lib/screens/home'],
  ['of the backend by a screen', 'lib/screens/home.ts', 'lib/backend/app'],
  ['of a screen by what screens share', 'components/lists/A.tsx', 'components/screens/B/B'],
  ['of a folder without a row', 'lib/server/main.ts', 'lib/elsewhere/a'],
  ['of a folder outside of the product', 'lib/server/main.ts', 'tests/unit/support/backend'],
  ['of the support of tests', 'lib/server/main.ts', 'tests/support/until'],
  ['of a tool', 'lib/server/main.ts', 'tools/bench/site'],
  ['of the rules of search', 'lib/seo/metadata.ts', 'tools/seo-report/rules/site'],
  ['of a tool by a page', 'app/[locale]/mobile/page.tsx', 'tools/bench/budgets'],
  ['by a folder without a row', 'lib/elsewhere/a.ts', 'lib/text/money'],
])('the check detects an import %s', (_, file, path) => {
  expect(forbidden([{ file, imports: [path] }])).toHaveLength(1)
})

test('tools are imported by the names of their packages', () => {
  const byPath = /(?:from\s+|import\(?\s*)['"](?:@\/|(?:\.\.\/)+)tools\//
  const all = [...sources, ...sourcesOf('tests')]
  expect(all.filter(({ text }) => byPath.test(text)).map(({ file }) => file)).toEqual([])
})

test('the check detects relative paths, plain JavaScript, types in comments, and cycles', () => {
  const text = "import a from '../../screens/home'\n/** @type {import('../x.mjs').X} */"
  expect(importsOf({ file: 'lib/http/page-cache/a.mjs', text })).toEqual([
    'lib/screens/home',
    'lib/http/x.mjs',
  ])
  expect(importsOf({ file: 'lib/a.ts', text: "export * from '@clinic/bench/budgets'" })).toEqual([
    'tools/bench/budgets',
  ])
  expect(cycleIn({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
})

test("'use client' is only in *.island.tsx", () => {
  const islands = [...components, ...app, ...lib].filter(({ text }) =>
    /^['"]use client['"]/m.test(text),
  )
  const misnamed = islands.map(({ file }) => file).filter(file => !file.endsWith('.island.tsx'))
  // Next requires this file name for error boundaries.
  expect(misnamed.filter(file => !/\/(global-)?error\.tsx$/.test(file))).toEqual([])
})

/** `file → import` for each import of what a screen loads with, instead of the type of its data. */
function loadedByViews(views: readonly Source[]): string[] {
  const values = /^import (?!type )[^'"]*['"]@\/(lib\/screens\/(?!counts')[^'"]+)/gm
  return views.flatMap(({ file, text }) =>
    [...text.matchAll(values)].map(([, path]) => `${file} → ${path}`),
  )
}

test('components know of screens the types of their data, and load none', () => {
  expect(loadedByViews(components)).toEqual([])
  const text = "import { homeScreen } from '@/lib/screens/home'"
  expect(loadedByViews([{ file: 'components/screens/Home/HomeView.tsx', text }])).toHaveLength(1)
})

test("every island has 'use client'", () => {
  const silent = components.filter(
    ({ file, text }) => file.endsWith('.island.tsx') && !/^['"]use client['"]/m.test(text),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('modules of server folders import server-only', () => {
  const folders = ['lib/content/client', 'lib/requests/outbox', 'lib/screens', 'lib/http']
  const open = lib.filter(
    ({ file, text }) =>
      folders.some(folder => file.startsWith(`${folder}/`)) &&
      file.endsWith('.ts') &&
      !file.endsWith('.props.ts') &&
      /^export (async )?(function|class)/m.test(text) &&
      !text.includes("import 'server-only'"),
  )
  expect(open.map(({ file }) => file)).toEqual([])
})
