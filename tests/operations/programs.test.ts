import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

/** The programs of a build run without the packages of development, which a release leaves out. */
const folder = '.next/site'
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

/** As esbuild writes them: a line each, or a call. */
const imported = /^import (?:[^'"]*from )?"([^"]+)";$|\bimport\("([^"]+)"\)/gm

/** Names of packages that a program imports and does not contain. */
function packagesOf(program: string): string[] {
  const text = readFileSync(join(folder, program), 'utf8')
  const names = [...text.matchAll(imported)].map(([, from, called]) => from ?? called ?? '')
  return [...new Set(names)]
    .filter(name => /^[@a-z]/.test(name) && !isBuiltin(name))
    .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

const programs = readdirSync(folder).filter(name => name.endsWith('.mjs'))

test.each(programs)('%s', program => {
  const foreign = packagesOf(program).filter(
    name => !(name in dependencies) && !existsSync(join(folder, 'node_modules', name)),
  )
  expect(foreign).toEqual([])
})

test('there are some, and what they import is seen', () => {
  expect(programs).toContain('report.mjs')
  expect(packagesOf('report.mjs')).toEqual(expect.arrayContaining(['sharp', 'xmllint-wasm']))
})
