import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** `npm run types` sees all code, and nothing in it tells the compiler to look away. */

const linesOf = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n')

const tracked = linesOf('git', [
  ...['ls-files', '--cached', '--others', '--exclude-standard', '--'],
  ...['*.ts', '*.tsx', '*.mts', '*.cts', '*.js', '*.mjs', '*.cjs', '*.jsx'],
])

test('every code file is type-checked', () => {
  const tsc = ['node_modules/.bin/tsc', '--noEmit', '--incremental', 'false', '--listFilesOnly']
  const [compiler = '', ...options] = tsc
  const checked = new Set(linesOf(compiler, options).map(file => relative('.', file)))
  expect(tracked.length).toBeGreaterThan(1000)
  expect(tracked.filter(file => !checked.has(file))).toEqual([])
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  expect(compilerOptions).toMatchObject({ strict: true, allowJs: true, checkJs: true })
})

test('no file is left out by a comment or by a declaration written by hand', () => {
  const silenced = tracked.filter(file => /^\s*\/\/ @ts-nocheck/m.test(readFileSync(file, 'utf8')))
  expect(silenced).toEqual([])
  expect(tracked.filter(file => /\.d\.[mc]ts$/.test(file))).toEqual([])
})
