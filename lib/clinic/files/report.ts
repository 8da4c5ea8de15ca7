/** What the check prints: a line for each finding, and one for the same of a file in many rows. */
import { type Language, sentence } from '@/lib/text/sentences'
import { type Finding, quotedValue } from './finding'
import { around, columnName, findingLine, findingWords } from './finding-line'

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
  const { file, line } = finding
  const { was, found: now }: Readonly<Record<string, unknown>> = finding.values
  const place = [file, line !== undefined && linesOf([line], language), fieldOf(finding, language)]
  return `${place.filter(Boolean).join(', ')}: ${was === undefined ? findingWords(finding, language).found : `${was} → ${quotedValue(now)}`}`
}

function lineOf(group: readonly Finding[], language: Language): string {
  const [first] = group
  if (!first) return ''
  if (language === 'en' && group.length === 1) return findingLine(first)
  const { file } = first
  const { found, expected } = findingWords(first, language)
  const areSame = group.every(each => findingWords(each, language).found === found)
  const lines = areSame ? linesOf(group.flatMap(numbersOf), language) : ''
  const what = areSame ? found : valuesOf(group, language)
  if (language === 'en')
    return `${file}: ${[lines, first.field].filter(Boolean).join(' ')}: found ${what}, expected ${expected}`
  const place = [file, lines, fieldOf(first, language)]
  return `${place.filter(Boolean).join(', ')}: ${what} — ${expected}`
}

/** Of many lines that are counted the first says enough. */
const numbersOf = ({ line, lines = [] }: Finding): readonly number[] =>
  lines.length > 0 && lines.length <= maxNamed ? lines : line === undefined ? [] : [line]

/** What was found in each line, as these differ. */
function valuesOf(group: readonly Finding[], language: Language): string {
  const values = group.slice(0, maxNamed).map(each => {
    const { found } = findingWords(each, language)
    const { line } = each
    return line === undefined ? found : sentence(around.inLine, language, { found, line })
  })
  const found = values.join(', ')
  const count = group.length - maxNamed
  return count > 0 ? sentence(around.andMore, language, { found, count }) : found
}

const isTable = (file: string) => /\.(?:csv|xlsx)$/.test(file)

/** A column of a table as people head it. */
function fieldOf({ file, field }: Finding, language: Language) {
  if (!field) return field
  const heading = isTable(file) ? columnName(field, language) : undefined
  return heading
    ? sentence(around.column, language, { field: heading })
    : sentence(around.field, language, { field })
}

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
