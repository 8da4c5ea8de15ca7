import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Numbers and documents that comments, tests and docs refer to exist. */
const behaviour = readFileSync('docs/behaviour.md', 'utf8')
const rules = readFileSync('docs/seo-rules.md', 'utf8')

const code = execFileSync('git', [
  'ls-files',
  '--',
  'app',
  'components',
  'lib',
  'tests',
  'tools',
  '*.ts',
])
  .toString()
  .split('\n')
  .filter(file => /\.(tsx?|mjs|scss)$/.test(file) && !file.includes('references.test'))

const pages = execFileSync('git', ['ls-files', '--', 'README.md', 'docs/*.md', 'tools/*.md'])
  .toString()
  .trim()

/** Comments and test titles. */
const remarks =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=\b(?:test|describe)\(\s*)(?:'.*'|".*"|`.*`)/gm

/** Matches of the pattern in comments, test titles and docs, each with a file. */
function referencesTo(pattern: RegExp): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const search = (file: string, text: string) => {
    // A reference may span a line break.
    const joined = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
    for (const [, what = ''] of joined.matchAll(pattern))
      if (!found.has(what)) found.set(what, file)
  }
  for (const file of code) {
    for (const [remark] of readFileSync(file, 'utf8').matchAll(remarks)) search(file, remark)
  }
  for (const file of pages.split('\n')) search(file, readFileSync(file, 'utf8'))
  return found
}

const missing = (references: ReadonlyMap<string, string>, isThere: (what: string) => boolean) =>
  [...references].filter(([what]) => !isThere(what)).map(([what, file]) => `${file}: ${what}`)

test('B numbers exist in docs/behaviour.md', () => {
  const numbers = referencesTo(/[( ]B(\d+)\b/g)
  expect(numbers.size).toBeGreaterThan(30)
  expect(missing(numbers, number => behaviour.includes(`\n- **B${number}** `))).toEqual([])
})

test('R numbers exist in docs/seo-rules.md', () => {
  const numbers = referencesTo(/[( ]R(\d+)\b/g)
  expect(numbers.size).toBeGreaterThan(20)
  expect(missing(numbers, number => rules.includes(`\n- **R${number}** `))).toEqual([])
})

test('documents that are referenced by file name exist', () => {
  const documents = referencesTo(/\b(docs\/[\w/-]+\.md)/g)
  expect(documents.size).toBeGreaterThan(5)
  expect(missing(documents, existsSync)).toEqual([])
  expect([...referencesTo(/\b(README, \w+ \d+|decision \d+|spec \d)/gi)]).toEqual([])
})

test.each([
  ['the behaviour', behaviour],
  ['the search rules', rules],
])('each number of %s is used once', (_, document) => {
  const numbers = [...document.matchAll(/^- \*\*([BR]\d+)\*\*/gm)].map(([, number]) => number)
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers).toEqual([...new Set(numbers)])
})
