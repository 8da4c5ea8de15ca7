import type { z } from 'zod'
import type { Finding } from './finding'
import { faultOf } from './schema-fault'

/** A parsed file: its value when it is valid, else findings. */
export interface ParsedFile<T> {
  readonly value: T | undefined
  /** The data of an invalid file, as far as they can be read. */
  readonly data?: unknown
  readonly findings: readonly Finding[]
  /** Line of a field, or of its nearest ancestor in the file. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined
}

/** A record of a file. */
export interface Entry<T> {
  readonly value: T
  readonly file: string
  readonly lineOf: ParsedFile<unknown>['lineOf']
  /** Where its price stands, if not in `file`. */
  readonly priceAt?: Pick<Entry<unknown>, 'file' | 'lineOf'>
}

/** The valid records of a file, and findings about the others. */
export interface Entries<T> {
  readonly entries: readonly Entry<T>[]
  readonly findings: readonly Finding[]
  /** What whoever edits the file should know, though nothing has to be mended. */
  readonly notes?: readonly Finding[]
  /** Of a price list: the lines that were taken for sections. */
  readonly sections?: readonly {
    readonly name: string
    readonly file: string
    readonly line: number
  }[]
  /** The data of each invalid record; `undefined` stands for what cannot be told apart. */
  readonly refused?: readonly unknown[]
}

/** A file that is one record, as the list of its records. */
export function onlyEntry<T>(file: string, { value, findings, lineOf }: ParsedFile<T>): Entries<T> {
  return { entries: value === undefined ? [] : [{ value, file, lineOf }], findings }
}

/** Validates the data of a file. */
export function check<T extends z.ZodType>(
  file: string,
  data: unknown,
  schema: T,
  lineOf: ParsedFile<unknown>['lineOf'],
): ParsedFile<z.infer<T>> {
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, findings: [], lineOf }
  const findings = result.error.issues.flatMap(issue => toFindings(file, issue, data, lineOf))
  return { value: undefined, data, findings, lineOf }
}

function toFindings(
  file: string,
  issue: z.core.$ZodIssue,
  data: unknown,
  lineOf: ParsedFile<unknown>['lineOf'],
): Finding[] {
  const field = issue.path.join('.') || undefined
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => {
      const path = [...issue.path, key]
      const place = { file, line: lineOf(path) }
      return isRestOfText(key, valueAt(data, path))
        ? { ...place, field, code: 'textWithComma', values: { found: key } }
        : { ...place, field: path.join('.'), code: 'unknownField', values: {} }
    })
  }
  return [{ file, line: lineOf(issue.path), field, ...faultOf(issue, valueAt(data, issue.path)) }]
}

/** `{ kk: one, two }` is a text up to the comma, and a field "two" without a value. */
const isRestOfText = (key: string, value: unknown) => value === null && !/^[a-z][\w-]*$/i.test(key)

/** The raw value, before the schema's transforms. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )
}
