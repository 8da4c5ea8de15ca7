/** Findings in words. */
import { fill } from '@/lib/text/fill'
import type { FindingCode } from '@/lib/text/finding-codes'
import { type Agreeing, type InLanguages, type Language, sentence } from '@/lib/text/sentences'
import { aroundFindings, findings, tableColumns } from '@/messages/findings'
import { type Finding, quotedValue } from './finding'

type Sentences = InLanguages<string> | InLanguages<readonly [found: string, expected: string]>

const catalogue: Agreeing<typeof findings> & Readonly<Record<FindingCode, Sentences>> = findings
/** What stands around them. */
export const around: Agreeing<typeof aroundFindings> = aroundFindings

const columns: Readonly<Record<string, InLanguages<string>>> = tableColumns

/** A column of a table as people head it; `undefined` for other fields. */
export const columnName = (field: unknown, language: Language) => columns[String(field)]?.[language]

/** What was found, and what is expected. */
export function findingWords(
  finding: Finding,
  language: Language,
): { readonly found: string; readonly expected: string } {
  const { code, more: count } = finding
  const values: Readonly<Record<string, unknown>> = finding.values
  const words = catalogue[code][language]
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      asIs(name === 'column' ? (columnName(value, language) ?? value) : value, language),
    ]),
  )
  const [found, expected] =
    typeof words === 'string'
      ? [shownIn(values.found, language), fill(words, said)]
      : [fill(words[0], said), fill(words[1], said)]
  return { found: count ? sentence(around.more, language, { found, count }) : found, expected }
}

/** `clinic.yaml:12 hours.opens: found "8", expected a time such as 8:00`. */
export function findingLine(finding: Finding): string {
  const { file, line, field } = finding
  const { found, expected } = findingWords(finding, 'en')
  const place = line === undefined ? file : `${file}:${line}`
  return `${place}${field ? ` ${field}` : ''}: found ${found}, expected ${expected}`
}

const asIs = (value: unknown, language: Language) =>
  value === undefined ? around.nothing[language] : String(value)

/** An empty text says as little as none. */
function shownIn(value: unknown, language: Language): string {
  const isNothing = value === undefined || (value === '' && language !== 'en')
  return isNothing ? around.nothing[language] : quotedValue(value)
}
