/** Fields of a form in the browser, made from a schema of the content folder. */
import { z } from 'zod'
import { price } from '@/lib/backend/records/fields'
import { say } from '@/lib/clinic/files/say'
import { upload } from '@/lib/clinic/files/upload'
import type { Language } from '@/lib/text/sentences'
import words from '@/messages/editor.json'

/** A field as the configuration of Sveltia CMS has it. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly widget: string
  readonly required?: boolean
  readonly fields?: readonly Field[]
  readonly field?: Field
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
  /** Of fields that name what stands in tables, which the editor does not read. */
  readonly choices: Readonly<Record<string, readonly Option[]>>
}

/** Where the records are that a field names by their slugs. */
const files = 'doctors services promotions'.split(' ')
const targets: Readonly<Record<string, string>> = {
  doctor: 'doctors',
  service: 'services',
  services: 'services',
  explains: 'services',
  specialties: 'specialties',
  visit_to: 'specialties',
  visits_to: 'specialties',
  category: 'serviceCategories',
  service_categories: 'serviceCategories',
  parent: 'parentCheckUps',
}

/** Longer than a line. */
const long = ['description', 'text', 'review', 'warning', 'short_description', 'lead']

/** The fields of an object, in the order of its schema. */
export function fieldsOf(
  schema: z.ZodObject,
  form: Form,
  path: readonly string[] = [],
): readonly Field[] {
  return Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).map(([name, each]) =>
    fieldOf([...path, name], each, form),
  )
}

function fieldOf(path: readonly string[], schema: z.core.$ZodType, form: Form): Field {
  const { inner, isOptional } = unwrapped(schema)
  const name = path.at(-1) ?? ''
  // Records keep the number that they have; a new one needs none.
  if (name === 'id') return { name, label: name, widget: 'hidden' }
  const common = {
    name,
    label: labelOf(name, form.language),
    required: !isOptional,
    ...(schema === price ? { hint: wordOf(words.hints.price, form.language) } : {}),
  }
  if (inner instanceof z.ZodObject)
    return { ...common, widget: 'object', fields: fieldsOf(inner, form, path) }
  if (inner instanceof z.ZodArray) return { ...common, ...listOf(path, inner, form) }
  return { ...common, ...leafOf(path, inner, form) }
}

/** A list is a choice of several, or entries one below another. */
function listOf(path: readonly string[], list: z.ZodArray, form: Form) {
  const { minItems } = described(list)
  const min = minItems ? { min: minItems } : {}
  const { inner } = unwrapped(list.element)
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner, form, path)
    return { widget: 'list', ...min, collapsed: true, ...summaryOf(inner, form), fields }
  }
  const one = leafOf(path, inner, form)
  if (one.widget === 'select' || one.widget === 'relation')
    return { ...one, multiple: true, ...min }
  const name = path.at(-1) ?? ''
  const field = { name: 'value', label: labelOf(name, form.language), required: true, ...one }
  return { widget: 'list', ...min, field }
}

/** What a closed entry of a list is called. */
function summaryOf({ shape }: z.ZodObject, { language }: Form) {
  const locale = language === 'kk' ? 'kk' : 'ru'
  const name = ['name', 'title', 'training', 'university'].find(each => each in shape)
  if (name) return { summary: `{{${name}.${locale}}}` }
  return 'ru' in shape ? { summary: `{{${locale}}}` } : {}
}

function leafOf(path: readonly string[], schema: z.core.$ZodType, { language, choices }: Form) {
  const name = path.at(-1) ?? ''
  if (schema instanceof z.ZodEnum)
    return { widget: 'select', options: optionsOf(schema.options, language) }
  if (choices[name]) return { widget: 'select', options: choices[name] }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' }
  const { type, minimum, maximum, format } = described(schema)
  if (format === upload.format) return { widget: uploadOf(path) }
  if (type === 'integer' || type === 'number') {
    const isSafe = (limit: number | undefined) =>
      limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      ...(isSafe(minimum) ? { min: minimum } : {}),
      ...(isSafe(maximum) ? { max: maximum } : {}),
      ...(type === 'number' ? { step: 0.0001 } : {}),
    }
  }
  const target = targets[name]
  if (target) return relationTo(target, language)
  const pattern = patternOf(schema)
  if (format === 'uri') return { widget: 'string', type: 'url' }
  // The names of the languages are those of a text whose name is above them.
  const isLong = path.slice(-2).some(each => long.includes(each))
  const checked = pattern
    ? { pattern: [literal(pattern), messageOf(schema, language)] as const }
    : {}
  return { widget: isLong ? 'text' : 'string', ...checked }
}

function relationTo(target: string, language: Language) {
  const locale = language === 'kk' ? 'kk' : 'ru'
  if (files.includes(target))
    return {
      widget: 'relation',
      collection: target,
      value_field: '{{slug}}',
      display_fields: [`name.${locale}`],
    }
  return {
    widget: 'relation',
    collection: 'lists',
    file: target,
    value_field: 'items.*.slug',
    display_fields: [`items.*.name.${locale}`],
  }
}

/** What is inside of defaults and transformations: what the file has. */
function unwrapped(schema: z.core.$ZodType): { inner: z.core.$ZodType; isOptional: boolean } {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return { inner: unwrapped(schema.def.innerType).inner, isOptional: true }
  if (schema instanceof z.ZodNullable) return unwrapped(schema.def.innerType)
  if (schema instanceof z.ZodPipe) {
    const { in: before, out } = schema.def
    return unwrapped(out instanceof z.ZodTransform ? before : out)
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.def.options.filter(option => !(option instanceof z.ZodNull))
    // Texts in several forms stay together.
    if (options.length > 1 && options.every(option => described(option).type === 'string'))
      return { inner: schema, isOptional: false }
    // One or several: the editor takes a single value for the first of a list.
    const several = options.find(option => described(option).type === 'array')
    return unwrapped(several ?? options[0] ?? z.string())
  }
  return { inner: schema, isOptional: false }
}

const described = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** Of a text that may have several forms: any of them. */
function patternOf(schema: z.core.$ZodType): string | undefined {
  const { pattern, anyOf } = described(schema)
  return anyOf ? anyOf.map(form => form.pattern).join('|') : pattern
}

/** With the flag without which `\p` means the letter. */
const literal = (pattern: string) => `/${pattern}/${pattern.includes('\\p{') ? 'u' : ''}`

/** Papers are PDF, all else is shown. */
function uploadOf(path: readonly string[]): 'file' | 'image' {
  if (path.includes('documents')) return 'file'
  return path.at(-1) === 'file' && !path.includes('gallery') ? 'file' : 'image'
}

/** The words of the check about a value that is wrong for sure. */
function messageOf(schema: z.core.$ZodType, language: Language): string {
  const result = z.safeParse(schema, ' ')
  return say(result.error?.issues.at(-1)?.message ?? '', language)
}

function optionsOf(values: readonly (string | number)[], language: Language): readonly Option[] {
  const labels: Readonly<Record<string, readonly string[]>> = words.options
  return values.map(String).map(value => {
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
