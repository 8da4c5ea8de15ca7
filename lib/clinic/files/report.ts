/** What the check prints: a line for each finding, and one for the same of a file in many rows. */
import { type Language, sentence } from '@/lib/text/sentences'
import type { Finding } from './finding'
import { around, findingLine, findingWords } from './finding-line'

/** From so many on the same of a file is one line. */
const minAlike = 4
/** Lines that are named then. */
const maxNamed = 12

export function reportLines(findings: readonly Finding[], language: Language): readonly string[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.file, finding.field, finding.code])
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap(group =>
    group.length < minAlike
      ? group.map(finding => lineOf([finding], language))
      : [lineOf(group, language)],
  )
}

/** Of what a person has confirmed: the place, and the values before and after, as far as known. */
export function confirmedLine(finding: Finding, language: Language): string {
  const { file, line, field } = finding
  const was = 'was' in finding.values ? finding.values.was : undefined
  const { found } = findingWords(finding, language)
  const place = [file, line !== undefined && linesOf([line], language), fieldOf(field, language)]
  return `${place.filter(Boolean).join(', ')}: ${was === undefined ? found : `${was} → ${found}`}`
}

function lineOf(group: readonly Finding[], language: Language): string {
  const [first] = group
  if (!first) return ''
  if (language === 'en' && group.length === 1) return findingLine(first)
  const { file, field } = first
  const { found, expected } = findingWords(first, language)
  const what = group.length > 1 ? sentence(around.alike, language, { found }) : found
  const lines = linesOf(
    group.flatMap(({ line }) => line ?? []),
    language,
  )
  if (language === 'en')
    return `${file}: ${[lines, field].filter(Boolean).join(' ')}: found ${what}, expected ${expected}`
  const place = [file, lines, fieldOf(field, language)]
  return `${place.filter(Boolean).join(', ')}: ${what} — ${expected}`
}

const fieldOf = (field: string | undefined, language: Language) =>
  field && sentence(around.field, language, { field })

function linesOf(all: readonly number[], language: Language): string {
  const numbers = [...new Set(all)]
  const [line] = numbers
  if (line === undefined) return ''
  if (numbers.length === 1) return sentence(around.line, language, { line })
  const lines = numbers.slice(0, maxNamed).join(', ')
  const count = numbers.length - maxNamed
  return count > 0
    ? sentence(around.manyLines, language, { lines, count })
    : sentence(around.lines, language, { lines })
}
