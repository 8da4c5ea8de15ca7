/**
 * What a field of a record is, described once: strict in files of the content folder, as whoever edits
 * them sees the findings; tolerant in the responses of any backend. Schemas, cleaning, templates of new
 * records, forms of the editor, the search for missing files and the description of the API follow.
 */
import { z } from 'zod'
import * as tolerant from '@/lib/entities/fields'
import { writtenKinds } from '@/lib/entities/price'
import { contradictionsIn, kindField, withSaidKinds } from '@/lib/entities/said-price'
import { expects } from '@/lib/text/finding-codes'
import type { FieldHelp } from '@/messages/field-help'
import { priceKey } from './price-key'
import * as strict from './strict'

type Schema = z.ZodType

/** How a text or an address is made safe where it enters the site. */
export type Cleaning = 'plain' | 'inline' | 'rich' | 'media' | 'link'

/** What a field names: a record by its slug, a category of analyses by its Russian name. */
export type Target =
  | 'analyses'
  | 'analysisCategories'
  | 'doctors'
  | 'parentCheckUps'
  | 'serviceCategories'
  | 'services'
  | 'specialties'

/** What a form has for it; a `page` is a path on the site, `tenge` may be left out. */
export type Widget =
  | 'choice'
  | 'color'
  | 'decimal'
  | 'flag'
  | 'group'
  | 'hidden'
  | 'line'
  | 'list'
  | 'longLine'
  | 'page'
  | 'paper'
  | 'picture'
  | 'reference'
  | 'tenge'
  | 'url'
  | 'whole'

export interface Field<
  File extends Schema | undefined = Schema | undefined,
  Wire extends Schema | undefined = Schema | undefined,
> {
  /** Of a file of the content folder; none has a field without it. */
  readonly file: File
  /** Of a record in a response; none has a field without it. */
  readonly wire: Wire
  readonly clean?: Cleaning
  readonly widget: Widget
  /** What a line must be, whether or not it need be there. */
  readonly rule?: Schema
  /** Of a group. */
  readonly parts?: Fields
  /** Of a list. */
  readonly entry?: Field
  readonly min?: number
  readonly max?: number
  readonly values?: readonly string[]
  readonly to?: Target
  /** Whether an entry of a list is known by it. */
  readonly isTitle?: boolean
  /** Said in a new record, in the language of whoever begins it. */
  readonly says?: FieldHelp
  /** The value in a new record, as YAML; a field that need not be there is in a comment without it. */
  readonly blank?: string
  /** A value in a comment, as YAML. */
  readonly example?: string
}

export type Fields = Readonly<Record<string, Field>>

/** The field that a value in a record belongs to. @param path as in a file, with the places in lists */
export const fieldAt = (fields: Fields, path: readonly string[]): Field | undefined =>
  path.reduce<Pick<Field, 'entry' | 'parts'> | undefined>(
    (field, step) => field?.entry ?? field?.parts?.[step],
    { parts: fields },
  ) as Field | undefined

type Shape<F extends Fields, Form extends 'file' | 'wire'> = {
  [K in keyof F as F[K][Form] extends Schema ? K : never]: Extract<F[K][Form], Schema>
}

/** What a file says, or a response, of the fields that it has. */
export function shapeOf<F extends Fields, Form extends 'file' | 'wire'>(fields: F, form: Form) {
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    field[form] ? [[name, field[form]]] : [],
  )
  // Of the fields that were picked by the same condition.
  return Object.fromEntries(entries) as Shape<F, Form>
}

/** What a field has beside its own: `{ ...flag(), says: 'inHeader' }` in a word. */
type About = Pick<Field, 'says' | 'blank' | 'example'>

/** A line that keeps to a rule. */
export const line = <T extends Schema>(rule: T, about?: About): Field<T, undefined> => ({
  ...{ file: rule, wire: undefined, widget: 'line', rule, blank: "''" },
  ...about,
})

/** Any words, in the one language of the file or of all. */
export const words = (about?: About) => line(tolerant.name, about)

/** Several fields under one name. */
export const group = <F extends Fields>(parts: F, about?: About) => ({
  file: z.strictObject(shapeOf(parts, 'file')),
  wire: z.object(shapeOf(parts, 'wire')),
  ...({ widget: 'group', parts } as const),
  ...about,
})

/** Russian and Kazakh, side by side. */
export const languages = { ru: words(), kk: words() }

/** A line in both languages; a response has that of one. */
export const text = (about?: About): Field<typeof strict.both, typeof tolerant.text> => ({
  ...{ file: strict.both, wire: tolerant.text, clean: 'plain', widget: 'group', parts: languages },
  ...{ example: '{ ru: …, kk: … }', ...about },
})

/** A text longer than a line. */
export const longText = (about?: About) => {
  const long = { ...words(), widget: 'longLine' } as const
  return { ...text(about), parts: { ru: long, kk: long } }
}

/** What a record, or an entry of a list, is called: in a response it is none without one. */
export const title = (about?: About) => ({ ...text(about), wire: tolerant.name, isTitle: true })

/** Items of a list: simple HTML in a response. */
export const points = (about?: About) => ({ ...filled(text(), about), ...asHtml(strict.points) })

/** The same as an ordered list. */
export const stages = (about?: About) => ({ ...filled(text(), about), ...asHtml(strict.stages) })

const asHtml = <T extends Schema>(file: T) =>
  ({ file, wire: tolerant.text, clean: 'rich', min: undefined }) as const

export const tenge = (about?: About): Field<typeof strict.price, typeof tolerant.price> => ({
  ...{ file: strict.price, wire: tolerant.price, widget: 'tenge', min: 0, blank: 'null' },
  ...about,
})

/** A price and, in a field beside it, how it is said; a file says both in one: `price: from 9000`. */
export const price = <N extends string>(name: N, about?: About) => {
  const kind: Field<typeof strict.priceKind, typeof tolerant.priceKind> = {
    ...optional(choice(writtenKinds, { example: 'exact' })),
    ...{ file: strict.priceKind, wire: tolerant.priceKind },
  }
  return {
    [name]: { ...tenge(about), wire: tolerant.saidPrice },
    [kindField(name)]: kind,
    // Both by the names that they were just given.
  } as Readonly<Record<N, ReturnType<typeof tenge>> & Record<`${N}_kind`, typeof kind>>
}

/** Several prices, each with a name; the lowest is then that of the record. */
export const namedPrices = (about?: About) => {
  const key = inResponses({ ...words(), wire: tolerant.text })
  const { file, wire, ...entry } = group({ name: title(), key, ...price('price') })
  const apart = (value: unknown) => withSaidKinds(['price'], value)
  const named = {
    ...entry,
    file: z.preprocess(apart, file.superRefine(refuseContradictions(['price']))),
    wire: z.preprocess(apart, wire.overwrite(withKey)),
  }
  const field = list(named, about)
  return {
    ...field,
    file: z.array(named.file).min(1).optional(),
    wire: field.wire.optional(),
    blank: undefined,
    min: 1,
  }
}

/** As a backend says it, or made of the name. */
const withKey = <T extends { readonly key: string; readonly name: string }>(price: T): T => ({
  ...price,
  key: priceKey(price.key || price.name),
})

/** Of prices, and of their names. */
export const refuseContradictions =
  (priced: readonly string[]) =>
  (record: object, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) => {
    for (const [path, code] of contradictionsIn(priced, record))
      addIssue({ code: 'custom', message: expects(code), path: [...path] })
  }

/** A whole number; one that cannot be read in a response is 0, and not shown. */
export const whole = (
  min: number,
  max?: number,
  about?: About,
): Field<z.ZodInt, typeof tolerant.count> => ({
  file: max === undefined ? z.int().min(min) : z.int().min(min).max(max),
  ...{ wire: tolerant.count, widget: 'whole', min, max, blank: '0' },
  ...about,
})

export const percent = (about?: About) => ({
  ...{ ...whole(1, 99, about), file: strict.discount, wire: tolerant.percent },
})

export const decimal = (
  min: number,
  max: number,
  about?: About,
): Field<z.ZodNumber, undefined> => ({
  file: z.number().min(min).max(max),
  ...{ wire: undefined, widget: 'decimal', min, max, blank: '0' },
  ...about,
})

/** No, unless it is said. */
export const flag = (about?: About) => ({
  ...({
    file: z.boolean().default(false),
    wire: tolerant.flag,
    widget: 'flag',
    blank: 'false',
  } as const),
  ...about,
})

/** One of a closed list; a response may have none. */
export const choice = <const T extends readonly string[]>(values: T, about?: About) => ({
  ...({
    file: z.enum(values),
    wire: z.enum(values).nullable().catch(null),
    widget: 'choice',
  } as const),
  ...{ values, blank: "''" },
  ...about,
})

/** A day, in a response also a moment of it. */
export const day = (about?: About) => ({
  ...line(strict.day, { example: '{today}', ...about }),
  wire: tolerant.isoDate,
})

/** A picture of the site or of the clinic's own, or an address elsewhere. */
export const picture = (about?: About): Field<typeof strict.path, typeof tolerant.link> => ({
  ...{ file: strict.path, wire: tolerant.link, clean: 'media', widget: 'picture', blank: "''" },
  ...about,
})

/** A PDF. */
export const paper = (about?: About) => ({ ...picture(about), widget: 'paper' as const })

/** The address of another site. */
export const address = (about?: About) => ({
  ...line(strict.httpsUrl, { example: 'https://…', ...about }),
  ...({ wire: tolerant.link, clean: 'link', widget: 'url' } as const),
})

/** Names another record, in files alone: responses have ids. */
export const reference = (to: Target, about?: About) => ({
  ...line(strict.reference, about),
  ...({ widget: 'reference', to } as const),
})

/** Names one in words. */
export const named = (to: Target, about?: About) => ({
  ...line(tolerant.name, about),
  ...({ widget: 'reference', to } as const),
})

/** Names several. */
export const references = (to: Target, about?: About) => list(reference(to), about)

/** Ids of other records, which responses alone have. */
export const ids = { file: undefined, wire: tolerant.listOf(tolerant.id), widget: 'list' } as const

// Several values.

/** With a value for a field that is not there. */
export const otherwise = <File extends Schema, Wire extends Maybe>(
  field: Field<File, Wire>,
  value: z.input<File>,
): Field<z.ZodPrefault<File>, Wire> => ({ ...field, file: z.prefault(field.file, value) })

type ListOf<Wire> = Wire extends Schema ? ReturnType<typeof tolerant.listOf<Wire>> : undefined

const listed = <File extends Schema, Wire extends Schema | undefined>(
  entry: Field<File, Wire>,
  about?: About,
) => ({
  file: z.array(entry.file),
  // What has no form in a response is in no list there.
  wire: (entry.wire && tolerant.listOf(entry.wire)) as ListOf<Wire>,
  ...({ widget: 'list', entry } as const),
  ...about,
})

/** Entries one below another; none, unless they are said. */
export const list = <File extends Schema, Wire extends Schema | undefined>(
  entry: Field<File, Wire>,
  about?: About,
) => {
  const field = listed(entry, { blank: '[]', ...about })
  return { ...field, file: field.file.default([]) }
}

/** At least one entry. */
export const filled = <File extends Schema, Wire extends Schema | undefined>(
  entry: Field<File, Wire>,
  about?: About,
) => {
  const field = listed(entry, about)
  return { ...field, file: field.file.min(1), min: 1 }
}

// What need not be there, or not in both.

type Maybe = Schema | undefined

export const optional = <File extends Schema, Wire extends Maybe>(
  field: Field<File, Wire>,
): Field<z.ZodOptional<File>, Wire> => ({
  ...field,
  file: z.optional(field.file),
  blank: undefined,
})

/** `null`, or nothing. */
export const orNone = <File extends Schema, Wire extends Maybe>(
  field: Field<File, Wire>,
): Field<z.ZodDefault<z.ZodNullable<File>>, Wire> => ({
  ...field,
  file: z.nullable(field.file).default(null),
  blank: 'null',
})

export const inFiles = <File extends Schema>(
  field: Field<File, Maybe>,
): Field<File, undefined> => ({
  ...field,
  wire: undefined,
})

export const inResponses = <Wire extends Schema>(
  field: Field<Maybe, Wire>,
): Field<undefined, Wire> => ({ ...field, file: undefined })
