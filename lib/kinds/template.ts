/**
 * What `npm run content -- new` writes: the fields of a record with what they mean, in the order of its
 * form. `{slug}`, `{today}` and `{place}`, behind those in a list, are filled in.
 */
import { z } from 'zod'
import { fill } from '@/lib/text/fill'
import type { Agreeing, Language } from '@/lib/text/sentences'
import { type FieldHelp, fieldHelp } from '@/messages/field-help'
import type { Field, Fields } from './field'

const help: Agreeing<typeof fieldHelp> = fieldHelp

interface Described {
  readonly heading?: FieldHelp
  /** Without one, or with `{slug}` in it, a record is a file of its own. */
  readonly home?: string
  readonly fields: Fields
}

export function templateOf(
  { heading, home = '{slug}', fields }: Described,
  language: Language,
): string {
  const isFile = home.includes('{slug}')
  const lines = linesOf(fields, isFile ? 'file' : 'entry', language)
  const all = [...comments(heading && help[heading][language]), ...(isFile ? lines : entry(lines))]
  return `${isFile ? '' : '\n'}${all.join('\n')}\n`
}

/** Texts have a line for each language where there is room. */
type Place = 'file' | 'entry'

function linesOf(fields: Fields, place: Place, language: Language): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field.file || field.widget === 'hidden') return []
    const value = isLeftOut(field) ? [exampleOf(field)] : blankOf(field, place, language)
    const lines = value.map((line, index) => (index === 0 ? `${name}: ${line}`.trimEnd() : line))
    return [
      ...comments(field.says ? help[field.says][language] : namesOf(field, language)),
      ...(isLeftOut(field) ? commented(lines) : lines),
    ].concat(field.blank === undefined ? [] : examplesOf(field).map(line => `#${line}`))
  })
}

/** A field that need not be there, and says nothing in a new record. */
const isLeftOut = ({ file, blank }: Field) =>
  blank === undefined && file !== undefined && z.safeParse(file, undefined).success

/** The first line stands behind the name. */
function blankOf(
  { blank, parts, entry: each, example }: Field,
  place: Place,
  language: Language,
): readonly string[] {
  if (blank !== undefined) return [blank]
  if (each)
    return [
      '',
      ...indented(entry(each.parts ? linesOf(each.parts, 'entry', language) : [exampleOf(each)])),
    ]
  if (place === 'entry' && example) return [example.replaceAll('…', "''")]
  return ['', ...indented(linesOf(parts ?? {}, place, language))]
}

/** Lines of an entry, or of a group, that shows what it may have. */
function examplesOf({ entry: each, parts, example }: Field): readonly string[] {
  if (each)
    return each.parts
      ? indented(entry(each.example ? [each.example] : templateLines(each.parts)))
      : []
  return parts && !example ? indented(templateLines(parts)) : []
}

const templateLines = (parts: Fields) =>
  Object.entries(parts).flatMap(([name, field]) =>
    field.file ? [`${name}: ${exampleOf(field)}`] : [],
  )

const exampleOf = ({ example, blank = '…' }: Field) => example ?? blank

/** The first line that is no comment begins it. */
function entry(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex(line => !line.startsWith('#'))
  return lines.map((line, index) => (index === first ? `- ${line}` : `  ${line}`))
}

const namesOf = ({ values }: Field, language: Language) =>
  values && fill(help.oneOf[language], { values: values.join(', ') })

const indented = (lines: readonly string[]) => lines.map(line => `  ${line}`)
const commented = (lines: readonly string[]) => lines.map(line => `# ${line}`)
const comments = (text: string | undefined) => (text ? commented(text.split('\n')) : [])
