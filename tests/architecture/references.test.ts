import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What comments point at is written down in docs/behaviour.md and docs/seo-rules.md. */
const behaviour = readFileSync('docs/behaviour.md', 'utf8')
const rules = readFileSync('docs/seo-rules.md', 'utf8')

const files = execFileSync('git', ['ls-files', '--', 'app', 'components', 'lib', 'tests', '*.ts'])
  .toString()
  .split('\n')
  .filter(file => /\.(tsx?|mjs|scss)$/.test(file) && !file.includes('references.test'))

/** All that matches in comments, by what was matched, with the first file that has it. */
function referencesTo(pattern: RegExp): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const [comment] of text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)) {
      // A reference may go over the end of a line.
      const joined = comment.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
      for (const [, what = ''] of joined.matchAll(pattern))
        if (!found.has(what)) found.set(what, file)
    }
  }
  return found
}

const missing = (references: ReadonlyMap<string, string>, isThere: (what: string) => boolean) =>
  [...references].filter(([what]) => !isThere(what)).map(([what, file]) => `${file}: ${what}`)

test('sections of the behaviour', () => {
  const sections = referencesTo(/\b(spec [12] §\d(?:, §\d)*)/g)
  expect(sections.size).toBeGreaterThan(10)
  const isThere = (reference: string) => {
    const part = reference.charAt('spec '.length)
    const numbers = [...reference.matchAll(/§(\d)/g)].map(([, number]) => number)
    return numbers.every(number => behaviour.includes(`\n## ${part}.${number} `))
  }
  expect(missing(sections, isThere)).toEqual([])
})

test('headings within a section', () => {
  const headings = referencesTo(/\bspec [12] §\d, "([^"]+)"/g)
  expect(headings.size).toBeGreaterThan(5)
  expect(missing(headings, heading => behaviour.includes(`\n### ${heading}\n`))).toEqual([])
})

test('search rules', () => {
  const numbers = referencesTo(/[( ]R(\d{1,2})(?=[),.:; ])/g)
  expect(numbers.size).toBeGreaterThan(20)
  expect(missing(numbers, number => rules.includes(`\n- **R${number}** `))).toEqual([])
})

test('documents, each by the name of its file', () => {
  const documents = referencesTo(/\b(docs\/[\w/-]+\.md)/g)
  expect(documents.size).toBeGreaterThan(5)
  expect(missing(documents, existsSync)).toEqual([])
  expect([...referencesTo(/\b(README, \w+ \d+|decision \d+)/g)]).toEqual([])
})

test('the numbers of the behaviour are each given once, in order', () => {
  const numbers = [...behaviour.matchAll(/^- \*\*B(\d+)\*\*/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
