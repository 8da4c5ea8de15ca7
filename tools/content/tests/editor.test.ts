/** `npm run content -- editor`: the configuration of the editor follows from the schemas. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { sources } from '@/lib/backend/records/files'
import { clinicFields, clinicSchema } from '@/lib/clinic/schema'
import { articleInKazakh, articleKind } from '@/lib/kinds/article'
import { bannerKind } from '@/lib/kinds/banner'
import { checkUpKind } from '@/lib/kinds/check-up'
import { doctorKind } from '@/lib/kinds/doctor'
import { type Fields, shapeOf } from '@/lib/kinds/field'
import { serviceKind } from '@/lib/kinds/service'
import { specialtyKind } from '@/lib/kinds/specialty'
import { frontFields } from '@/lib/page-texts/file'
import editorWords from '@/messages/editor.json'
import { bundleFlags, bundleOf } from '@/tests/support/bundled'
import { editorConfig, yamlKinds } from '../editor/config'
import { type Form, type FormField, fieldsOf } from '../editor/fields'

const repository = {
  host: 'gitea',
  name: 'clinic/content',
  baseUrl: 'https://git.clinic.example',
} as const
const form: Form = {
  language: 'ru',
  choices: {
    analyses: [{ value: 'ferritin', label: 'Ферритин' }],
    analysisCategories: [{ value: 'Гормоны', label: 'Гормондар' }],
  },
}
const config = editorConfig(repository, ['', 'services'], form)

const described: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(yamlKinds.map(kind => [kind, sources[kind].fields])),
  post: articleKind.fields,
  page: frontFields,
  clinic: clinicFields,
}

type Json = z.core.JSONSchema.BaseSchema

const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

/** What a value may be, apart from null. */
function shapeIn(json: Json): Json {
  // Tenge: numbers, which files may also have as text.
  if (Array.isArray(json.type) && json.type.includes('number')) return { ...json, type: 'number' }
  const options = (json.anyOf ?? []) as readonly Json[]
  const some = options.filter(({ type }) => type !== 'null')
  // One or several: the editor takes a single value for the first of a list.
  const chosen = some.find(({ type }) => type === 'array') ?? some[0]
  return chosen ? shapeIn(chosen) : json
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  object: ['object'],
  array: ['list', 'select', 'relation'],
  boolean: ['boolean'],
  integer: ['number', 'hidden'],
  number: ['number'],
  string: ['string', 'text', 'select', 'relation', 'image', 'file', 'color'],
}

/** What differs between an object's description and the fields of its form. */
function problems(json: Json, fields: readonly FormField[], path = ''): readonly string[] {
  const properties = Object.entries((json.properties ?? {}) as Record<string, Json>)
  const names = properties.map(([name]) => name)
  if (names.join() !== fields.map(({ name }) => name).join()) return [`${path}: ${names}`]
  return properties.flatMap(([name, property]) => {
    const field = fields.find(each => each.name === name)
    return field ? problemsOf(property, field, `${path}.${name}`, json.required ?? []) : [path]
  })
}

function problemsOf(json: Json, field: FormField, path: string, required: readonly string[]) {
  const shape = shapeIn(json)
  const found: string[] = []
  const isAsked = field.widget !== 'hidden'
  if (isAsked && field.required !== required.includes(field.name)) found.push(`${path}: required`)
  if (!kinds[`${shape.type}`]?.includes(field.widget)) found.push(`${path}: ${field.widget}`)
  if (shape.type === 'object') found.push(...problems(shape, field.fields ?? [], path))
  if (shape.type !== 'array') return [...found, ...leafProblems(shape, field, path)]
  if (shape.minItems !== undefined && field.min !== shape.minItems) found.push(`${path}: min`)
  const items = shapeIn(shape.items as Json)
  if (items.type === 'object') found.push(...problems(items, field.fields ?? [], `${path}[]`))
  else if (field.widget === 'list') found.push(...leafProblems(items, field.field, `${path}[]`))
  else if (field.multiple !== true) found.push(`${path}: multiple`)
  return found
}

function leafProblems(shape: Json, field: FormField | undefined, path: string): readonly string[] {
  if (shape.enum) {
    const options = (field?.options ?? []) as readonly { readonly value: string }[]
    return `${shape.enum}` === `${options.map(({ value }) => value)}` ? [] : [`${path}: options`]
  }
  const isFree = ['string', 'text'].includes(field?.widget ?? '') && field?.type !== 'url'
  if (!shape.pattern || !isFree) return []
  return field?.pattern?.[0].startsWith(`/${shape.pattern}`) && field.pattern[1]
    ? []
    : [`${path}: pattern`]
}

test.each(Object.entries(described))(
  'the form of %s has every field of its schema',
  (_, fields) => {
    const schema = z.object(shapeOf(fields, 'file'))
    expect(problems(jsonOf(schema), fieldsOf(fields, form))).toEqual([])
  },
)

test('every kind of record has a form, except for tables', () => {
  const isTable = (kind: string) =>
    ['analyses', 'analysisCategories', 'servicePrices'].includes(kind)
  const forms = config.collections.flatMap(collection =>
    'files' in collection ? collection.files.map(({ file }) => file) : [`${collection.folder}/`],
  )
  const missing = Object.entries(sources).filter(
    ([kind, { templates }]) =>
      !isTable(kind) &&
      !Object.keys(templates).every(file => forms.some(form => file.startsWith(form))),
  )
  expect(missing).toEqual([])
})

test('slugs of other records are chosen by their names', () => {
  const names = fieldsOf(doctorKind.fields, { ...form, language: 'kk' })
  expect(names.find(({ name }) => name === 'specialties')).toMatchObject({
    widget: 'relation',
    collection: 'lists',
    file: 'specialties',
    value_field: 'items.*.slug',
    display_fields: ['items.*.name.kk'],
    multiple: true,
  })
  const [category] = fieldsOf(serviceKind.fields, form).filter(({ name }) => name === 'category')
  expect(category).toMatchObject({ widget: 'relation', file: 'serviceCategories' })
  const targets = config.collections.flatMap(collection =>
    'files' in collection ? collection.files.map(({ name }) => name) : [collection.name],
  )
  for (const { file, collection } of relationsIn(config.collections))
    expect(targets).toContain(file ?? collection)
})

test('what stands in tables is chosen by its name, one value or several', () => {
  const [post] = fieldsOf(articleKind.fields, form).filter(({ name }) => name === 'analyses')
  const analyses = { widget: 'select', multiple: true, options: form.choices.analyses }
  expect(post).toMatchObject(analyses)
  const [packages] = fieldsOf(checkUpKind.fields, form).filter(({ name }) => name === 'packages')
  const programme = packages?.fields?.find(({ name }) => name === 'programme')
  const items = programme?.fields?.find(({ name }) => name === 'items')
  expect(items?.fields?.find(({ name }) => name === 'analysis')).toMatchObject(analyses)
  const reads = fieldsOf(specialtyKind.fields, form).find(({ name }) => name === 'reads')
  expect(reads).toMatchObject({ widget: 'select', options: form.choices.analysisCategories })
})

test('an empty price is one on request, and nobody is asked for the number of a record', () => {
  const services = fieldsOf(serviceKind.fields, form)
  expect(services.find(({ name }) => name === 'price')).toMatchObject({
    widget: 'number',
    required: false,
    hint: expect.stringContaining('Пусто — «Цена по запросу»'),
  })
  expect(services.find(({ name }) => name === 'id')?.widget).toBe('hidden')
})

test('a number that has to be whole is refused with a part, not rounded (B1180)', () => {
  const years = fieldsOf(doctorKind.fields, form).find(({ name }) => name === 'experience')
  const price = fieldsOf(serviceKind.fields, form).find(({ name }) => name === 'price')
  for (const field of [years, price]) {
    expect(field?.value_type).toBe('float')
    const [, source = ''] = /^\/(.*)\/$/.exec(field?.pattern?.[0] ?? '') ?? []
    expect(['9500', '9500.5', ''].filter(value => new RegExp(source).test(value))).toEqual(['9500'])
    expect(field?.pattern?.[1]).toBe('напишите целое число')
  }
})

test('fields are called as those who fill them in call them, and so are the entries of lists', () => {
  const labelIn = (collection: string, name: string) => {
    const { fields = [] } = (config.collections.find(each => each.name === collection) ??
      {}) as FormField
    return fields.find(field => field.name === name)
  }
  for (const [path, [label]] of Object.entries(editorWords.own)) {
    const [collection = '', name = ''] = path.split('.')
    if (collection === 'clinic') continue
    expect(labelIn(collection, name)?.label).toBe(label)
  }
  const hours = fieldsOf(clinicFields, form).find(({ name }) => name === 'hours')
  expect(hours?.fields?.find(({ name }) => name === 'exceptions')).toMatchObject({
    label_singular: 'праздник или другой день',
    summary: '{{from}}',
  })
  expect(fieldsOf(clinicFields, form).find(({ name }) => name === 'notices')).toMatchObject({
    summary: '{{text.ru}}',
  })
  expect(labelIn('services', 'is_for_olders')).toMatchObject({
    label: 'Для взрослых',
    default: true,
  })
})

test('each entry of a list that has a name of its own is in some list', () => {
  const named = JSON.stringify(config.collections)
  for (const [name, [label]] of Object.entries(editorWords.entries)) {
    expect(named).toContain(`"name":"${name}"`)
    expect(named).toContain(`"label_singular":"${label}"`)
  }
})

test('pictures and papers are uploaded, and pages are named', () => {
  const widgetOf = ({ fields }: { readonly fields: Fields }, name: string) =>
    fieldsOf(fields, form).find(field => field.name === name)?.widget
  expect(widgetOf(doctorKind, 'image')).toBe('image')
  expect(widgetOf(serviceKind, 'image')).toBe('image')
  expect(widgetOf(serviceKind, 'file')).toBe('file')
  expect(widgetOf(articleKind, 'image')).toBe('image')
  expect(widgetOf(bannerKind, 'mob_image')).toBe('image')
  expect(widgetOf(bannerKind, 'link')).toBe('string')
})

function relationsIn(value: unknown): readonly FormField[] {
  if (Array.isArray(value)) return value.flatMap(relationsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'widget' in value && value.widget === 'relation' ? [value as FormField] : []
  return [...own, ...Object.values(value).flatMap(relationsIn)]
}

/** As the editor saves a record: in the order of its form, without what is empty and need not be there. */
function saved(value: unknown, fields: readonly FormField[]): unknown {
  if (Array.isArray(value)) return value.map(each => saved(each, fields))
  if (typeof value !== 'object' || value === null) return value
  const record = value as Readonly<Record<string, unknown>>
  const entries = fields.flatMap(({ name, required, fields: inner, field, pattern, multiple }) => {
    const own = record[name]
    const isEmpty = own === undefined || own === null || own === '' || `${own}` === ''
    if (isEmpty && !required) return []
    const texts = field ? [own].flat() : [own]
    const rule = (field ?? { pattern }).pattern?.[0] ?? '/(?:)/'
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(rule) ?? []
    for (const text of texts)
      if (typeof text === 'string') expect(text).toMatch(new RegExp(source, flags))
    return [[name, inner ? saved(own, inner) : multiple ? [own].flat() : own]]
  })
  const others = Object.keys(record).filter(name => !fields.some(each => each.name === name))
  expect(others).toEqual([])
  return Object.fromEntries(entries)
}

const yamlOf = (file: string): unknown => parse(readFileSync(join('content', file), 'utf8'))

interface Saved {
  readonly file: string
  readonly fields: Fields
  readonly schema: z.ZodType
}

const records: readonly Saved[] = [
  ...yamlKinds.flatMap((kind): readonly Saved[] => {
    const [file = ''] = Object.keys(sources[kind].templates)
    const fields: Fields = sources[kind].fields
    const schema = z.strictObject(shapeOf(fields, 'file'))
    if (!file.includes('{slug}')) return [{ file, fields, schema: z.array(schema) }]
    const names = readdirSync(join('content', dirname(file)))
    return names.map(name => ({ file: join(dirname(file), name), fields, schema }))
  }),
  { file: 'clinic.yaml', fields: clinicFields, schema: clinicSchema },
]

test('a record of the sample that the form saves as it is says the same', () => {
  for (const { file, fields, schema } of records) {
    const value = yamlOf(file)
    expect(schema.parse(saved(value, fieldsOf(fields, form)))).toEqual(schema.parse(value))
  }
})

test('the Kazakh file of an article has no more than its schema', () => {
  const posts = config.collections.find(({ name }) => name === 'posts')
  const translated = (posts && 'fields' in posts ? posts.fields : []).filter(({ i18n }) => i18n)
  expect(translated.map(({ name }) => name)).toEqual([
    ...Object.keys(articleInKazakh.shape),
    'body',
  ])
})

test.each(['ru', 'kk', 'en'] as const)('labels and patterns speak %s', language => {
  const { collections } = editorConfig(repository, [''], { ...form, language })
  expect(collections.map(({ label }) => label)).not.toContain('')
  const [bin] = fieldsOf(clinicFields, { ...form, language }).filter(({ name }) => name === 'bin')
  expect(bin?.pattern?.[1]).not.toBe('')
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const editor = (...args: readonly string[]) =>
    spawnSync(process.execPath, [...bundleFlags, 'editor', ...args], {
      encoding: 'utf8',
      input: bundleOf('tools/content/cli.ts'),
    })

  test('asks for the repository and the address of an own host', () => {
    const dir = join(folder, 'new')
    expect(editor(dir, '--language', 'en').stderr).toContain('--repository OWNER/NAME')
    const without = editor(dir, '--repository', 'clinic/content', '--host', 'gitea')
    expect(without).toMatchObject({ status: 2 })
    expect(without.stderr).toContain('--base-url')
    expect(existsSync(dir)).toBe(false)
  })

  test('takes no other script than the one that is named, and leaves other folders alone', () => {
    writeFileSync(join(folder, 'sveltia-cms-0.221.1.tgz'), 'not a package')
    const flags = ['--repository', 'clinic/content', '--host', 'gitlab', '--packages', folder]
    expect(editor(join(folder, 'new'), ...flags)).toMatchObject({ status: 2 })
    expect(editor(folder, ...flags, '--language', 'en').stderr).toContain('nothing was written')
    expect(readdirSync(folder)).toEqual(['sveltia-cms-0.221.1.tgz'])
  })
})
