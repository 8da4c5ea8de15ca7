import type { z } from 'zod'
import { type Finding, shown } from './finding'

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

/** Validates the data of a file. Error messages of a schema state what is expected. */
export function check<T extends z.ZodType>(
  file: string,
  data: unknown,
  schema: T,
  lineOf: ParsedFile<unknown>['lineOf'],
): ParsedFile<z.infer<T>> {
  const result = schema.safeParse(data, { error: expectation })
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
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => {
      const path = [...issue.path, key]
      if (isRestOfText(key, valueAt(data, path))) {
        return {
          file,
          line: lineOf(path),
          field: issue.path.join('.') || undefined,
          found: shown(key),
          expected: 'the text in quotes, as there is a comma in it',
        }
      }
      return {
        file,
        line: lineOf(path),
        field: path.join('.'),
        found: 'a field that is not known',
        expected: issue.message,
      }
    })
  }
  return [
    {
      file,
      line: lineOf(issue.path),
      field: issue.path.join('.') || undefined,
      found: shown(valueAt(data, issue.path)),
      expected: issue.message,
    },
  ]
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

/** A number, an option or a day that was meant as text: with quotes it keeps its zeros and its plus. */
const unquoted = new Set(['number', 'bigint', 'boolean'])

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with values',
}

/** What a zod issue expects, worded for editors. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'string' && unquoted.has(typeof issue.input)) return 'it in quotes'
      if (issue.expected === 'string' && issue.input && typeof issue.input === 'object') {
        return 'one text, without a list and fields'
      }
      return typeNames[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.length > 1 ? `one of: ${issue.values.join(', ')}` : shown(issue.values[0])
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'text' : 'longer text'
      if (issue.origin === 'array') return `at least ${issue.minimum} in the list`
      return issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `at most ${issue.maximum} characters`
      return `${issue.maximum} or less`
    case 'unrecognized_keys':
      return 'one of the fields in the template, spelled as there'
    case 'invalid_format':
    case 'invalid_union':
    case 'custom':
      return 'it written as in the template and in the other records'
    default:
      return undefined
  }
}
