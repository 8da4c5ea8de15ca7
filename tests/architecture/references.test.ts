import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What comments, tests and docs name by a number or a file is written down there. */
const behaviour = readFileSync('docs/behaviour.md', 'utf8')
const rules = readFileSync('docs/seo-rules.md', 'utf8')

const code = execFileSync('git', ['ls-files', '--', 'app', 'components', 'lib', 'tests', '*.ts'])
  .toString()
  .split('\n')
  .filter(file => /\.(tsx?|mjs|scss)$/.test(file) && !file.includes('references.test'))

const pages = execFileSync('git', ['ls-files', '--', 'README.md', 'docs/*.md']).toString().trim()

/** Comments, and the names of tests. */
const remarks =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=\b(?:test|describe)\(\s*)(?:'.*'|".*"|`.*`)/gm

/** What the pattern finds in comments, in the names of tests and in pages of docs, each with a file. */
function referencesTo(pattern: RegExp): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const search = (file: string, text: string) => {
    // A reference may go over the end of a line.
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

test('sentences of the behaviour', () => {
  const numbers = referencesTo(/[( ]B(\d+)\b/g)
  expect(numbers.size).toBeGreaterThan(30)
  expect(missing(numbers, number => behaviour.includes(`\n- **B${number}** `))).toEqual([])
})

test('search rules', () => {
  const numbers = referencesTo(/[( ]R(\d+)\b/g)
  expect(numbers.size).toBeGreaterThan(20)
  expect(missing(numbers, number => rules.includes(`\n- **R${number}** `))).toEqual([])
})

test('documents, each by the name of its file', () => {
  const documents = referencesTo(/\b(docs\/[\w/-]+\.md)/g)
  expect(documents.size).toBeGreaterThan(5)
  expect(missing(documents, existsSync)).toEqual([])
  expect([...referencesTo(/\b(README, \w+ \d+|decision \d+|spec \d)/gi)]).toEqual([])
})

test.each([
  ['the behaviour', behaviour],
  ['the search rules', rules],
])('the numbers of %s are each given once', (_, document) => {
  const numbers = [...document.matchAll(/^- \*\*([BR]\d+)\*\*/gm)].map(([, number]) => number)
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers).toEqual([...new Set(numbers)])
})
