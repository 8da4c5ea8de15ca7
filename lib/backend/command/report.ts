/** What the check prints: a line for each fault, and one for the same fault in many rows. */
import type { Finding } from '@/lib/clinic/files/finding'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { type Language, phraseOf, say } from './say'

/** From so many on the same fault of a file is one line. */
const minAlike = 4
/** Lines that are named then. */
const maxNamed = 12

export function reportLines(findings: readonly Finding[], language: Language): readonly string[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const { file, field, found, expected } = finding
    const isQuoted = found.startsWith('"') && phraseOf(found) === found
    const key = JSON.stringify([file, field, isQuoted ? '' : phraseOf(found), phraseOf(expected)])
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
  const { file, line, field, found, was } = finding
  const place = [
    file,
    line === undefined ? '' : say(`line ${line}`, language),
    field === undefined ? '' : say(`column ${field}`, language),
  ]
  const what = was === undefined ? say(found, language) : `${was} → ${found}`
  return `${place.filter(Boolean).join(', ')}: ${what}`
}

function lineOf(group: readonly Finding[], language: Language): string {
  const [first] = group
  if (!first) return ''
  if (language === 'en' && group.length === 1) return findingLine(first)
  const { file, field, found, expected } = first
  const what = `${say(found, language)}${group.length > 1 ? ` ${say('and the like', language)}` : ''}`
  if (language === 'en')
    return `${file}: ${[placeOf(group), field].filter(Boolean).join(' ')}: found ${what}, expected ${expected}`
  const place = [file, say(placeOf(group), language), field && say(`column ${field}`, language)]
  return `${place.filter(Boolean).join(', ')}: ${what} — ${say(expected, language)}`
}

function placeOf(group: readonly Finding[]): string {
  const lines = [...new Set(group.flatMap(({ line }) => (line === undefined ? [] : [line])))]
  const named = lines.slice(0, maxNamed).join(', ')
  if (lines.length <= 1) return named && `line ${named}`
  const more = lines.length - maxNamed
  return more > 0 ? `lines ${named} and ${more} more` : `lines ${named}`
}
