/** Fields of a form in the browser, made from the descriptions of what the content folder has. */
import { dirname } from 'node:path'
import { z } from 'zod'
import { type RecordKind, sources } from '@/lib/backend/records/files'
import { findingWords } from '@/lib/clinic/files/finding-line'
import { faultOf } from '@/lib/clinic/files/schema-fault'
import type { Field, Fields, Target } from '@/lib/kinds/field'
import type { Language } from '@/lib/text/sentences'
import words from '@/messages/editor.json'

/** A field as the configuration of Sveltia CMS has it. */
export interface FormField {
  readonly name: string
  readonly label: string
  readonly widget: string
  readonly required?: boolean
  readonly fields?: readonly FormField[]
  readonly field?: FormField
  readonly pattern?: readonly [string, string]
  readonly [option: string]: unknown
}

/** A value of a choice, and how people call it. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** Whom the form is for. */
export interface Form {
  readonly language: Language
  /** Of records that stand in tables, which the editor does not read. */
  readonly choices: Readonly<Partial<Record<Target, readonly Option[]>>>
}

/** What a field looks like, whatever it is called. */
type Look = Pick<FormField, 'widget' | 'fields' | 'field' | 'pattern'> &
  Readonly<Record<string, unknown>>

/** The file that all records of a kind are in, or each, with `{slug}` in its name. */
export const fileOf = (kind: RecordKind): string => Object.keys(sources[kind].templates)[0] ?? ''

/** What a file says, in the order of its description. @param of the collection, which has names of its own */
export function fieldsOf(fields: Fields, form: Form, of = ''): readonly FormField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.file ? [{ ...fieldOf(name, field, field.file, form), ...ownLabel(of, name, form) }] : [],
  )
}

function ownLabel(of: string, name: string, { language }: Form) {
  const own: Readonly<Record<string, readonly string[]>> = words.own
  const label = own[`${of}.${name}`]
  return label ? { label: wordOf(label, language) } : {}
}

function fieldOf(name: string, field: Field, file: z.ZodType, form: Form): FormField {
  // Records keep the number that they have; a new one needs none.
  if (field.widget === 'hidden') return { name, label: name, widget: 'hidden' }
  return {
    name,
    label: labelOf(name, form.language),
    required: !z.safeParse(file, undefined).success,
    ...(field.widget === 'tenge' ? { hint: wordOf(words.hints.price, form.language) } : {}),
    ...(field.entry ? listOf(name, field, field.entry, form) : widgetOf(field, form)),
  }
}

/** A list is a choice of several, or entries one below another. */
function listOf(name: string, { min: least }: Field, entry: Field, form: Form): Look {
  const min = least ? { min: least } : {}
  const one = widgetOf(entry, form)
  const list = { widget: 'list', ...min, ...entryNameOf(name, form) }
  if (entry.parts)
    return {
      ...{ ...list, collapsed: true, ...summaryOf(entry.parts, form) },
      fields: fieldsOf(entry.parts, form),
    }
  if (one.widget === 'select' || one.widget === 'relation')
    return { ...one, multiple: true, ...min }
  const field = { name: 'value', label: labelOf(name, form.language), required: true, ...one }
  return { ...list, field }
}

/** On the button that adds one. */
function entryNameOf(name: string, { language }: Form) {
  const entries: Readonly<Record<string, readonly string[]>> = words.entries
  const label = entries[name]
  return label && language !== 'en' ? { label_singular: wordOf(label, language) } : {}
}

/** What a closed entry of a list is called. */
function summaryOf(parts: Fields, { language }: Form) {
  const locale = language === 'kk' ? 'kk' : 'ru'
  const [name] = Object.entries(parts).find(([, { isTitle }]) => isTitle) ?? []
  if (name) return { summary: `{{${name}.${locale}}}` }
  if ('ru' in parts) return { summary: `{{${locale}}}` }
  const [first = ''] = Object.keys(parts)
  return { summary: `{{${first}}}` }
}

function widgetOf(field: Field, form: Form): Look {
  const { widget, min, max, values = [], parts = {}, to } = field
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  switch (widget) {
    case 'group':
      return { widget: 'object', fields: fieldsOf(parts, form) }
    case 'choice':
      return { widget: 'select', options: optionsOf(values, form.language) }
    case 'flag':
      return { widget: 'boolean', ...(field.blank === 'true' && { default: true }) }
    case 'color':
      return { widget: 'color', allowInput: true }
    case 'picture':
      return { widget: 'image' }
    case 'paper':
      return { widget: 'file' }
    case 'whole':
    case 'tenge':
      // The editor would round a value of the type `int` without a word.
      return {
        ...{ widget: 'number', value_type: 'float', step: 1, ...limits },
        pattern: [String.raw`/^-?\d+$/`, messageOf(z.int(), form.language, 0.5)],
      }
    case 'decimal':
      return { widget: 'number', value_type: 'float', ...limits, step: 0.0001 }
    case 'url':
      return { widget: 'string', type: 'url' }
    case 'reference':
      return to ? choiceOf(to, form) : { widget: 'string' }
    default:
      return { widget: widget === 'longLine' ? 'text' : 'string', ...ruleOf(field, form.language) }
  }
}

function choiceOf(to: Target, { language, choices }: Form) {
  if (choices[to]) return { widget: 'select', options: choices[to] }
  const locale = language === 'kk' ? 'kk' : 'ru'
  if (fileOf(to).includes('{slug}'))
    return {
      widget: 'relation',
      collection: dirname(fileOf(to)),
      value_field: '{{slug}}',
      display_fields: [`name.${locale}`],
    }
  return {
    widget: 'relation',
    collection: 'lists',
    file: to,
    value_field: 'items.*.slug',
    display_fields: [`items.*.name.${locale}`],
  }
}

function ruleOf({ rule }: Field, language: Language) {
  const pattern = rule && patternOf(rule)
  return pattern ? { pattern: [literal(pattern), messageOf(rule, language)] as const } : {}
}

/** Of a text that may have several forms: any of them. */
function patternOf(rule: z.ZodType): string | undefined {
  const { pattern, anyOf } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' })
  return anyOf ? anyOf.map(form => form.pattern).join('|') : pattern
}

/** With the flag without which `\p` means the letter. */
const literal = (pattern: string) => `/${pattern}/${pattern.includes('\\p{') ? 'u' : ''}`

/** The words of the check about a value that is wrong for sure. */
function messageOf(rule: z.ZodType, language: Language, value: unknown = ' '): string {
  const issue = z.safeParse(rule, value).error?.issues.at(-1)
  return issue ? findingWords({ file: '', ...faultOf(issue, value) }, language).expected : ''
}
function optionsOf(values: readonly string[], language: Language): readonly Option[] {
  const labels: Readonly<Record<string, readonly string[]>> = words.options
  return values.map(value => {
    const label = language === 'en' ? undefined : labels[value]
    if (!label && language !== 'en')
      throw new Error(`messages/editor.json has no words for the value ${value}`)
    return { value, label: label ? wordOf(label, language) : value.replaceAll('_', ' ') }
  })
}

/** Of the words in all languages that of one. */
export function wordOf([ru = '', kk = '', en = '']: readonly string[], language: Language): string {
  return { ru, kk, en }[language]
}

/** @throws Error for a field that nobody has named */
function labelOf(name: string, language: Language): string {
  if (name === 'ru' || name === 'kk') return words.languages[name]
  const labels: Readonly<Record<string, readonly string[]>> = words.labels
  const [ru, kk] = labels[name] ?? []
  if (!ru || !kk) throw new Error(`messages/editor.json has no words for the field ${name}`)
  if (language === 'en') return name.replaceAll(/[_-]/g, ' ')
  return language === 'ru' ? ru : kk
}
