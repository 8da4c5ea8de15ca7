import type { z } from 'zod'
import { type Finding, shown } from './finding'

/** A file that was read: its value when it is right, and what is wrong with it when it is not. */
export interface Read<T> {
  readonly value: T | undefined
  readonly findings: readonly Finding[]
  /** Line of a field, or of the nearest one around it that the file has. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined
}

/** Checks what a file says. Messages that a schema brings itself say what is expected. */
export function check<T extends z.ZodType>(
  file: string,
  data: unknown,
  schema: T,
  lineOf: Read<unknown>['lineOf'],
): Read<z.infer<T>> {
  const result = schema.safeParse(data, { error: expectation, reportInput: true })
  if (result.success) return { value: result.data, findings: [], lineOf }
  const findings = result.error.issues.flatMap(issue => toFindings(file, issue, lineOf))
  return { value: undefined, findings, lineOf }
}

function toFindings(
  file: string,
  issue: z.core.$ZodIssue,
  lineOf: Read<unknown>['lineOf'],
): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => {
      const path = [...issue.path, key]
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
      found: shown(issue.input),
      expected: issue.message,
    },
  ]
}

const named: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with values',
}

/** What a rule of zod asks for, in words of an editor. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return named[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.map(value => shown(value)).join(' or ')
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'text' : 'longer text'
      if (issue.origin === 'array') return `at least ${issue.minimum} in the list`
      return issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `at most ${issue.maximum} characters`
      return `${issue.maximum} or less`
    case 'unrecognized_keys':
      return 'one of the fields in the template, spelled as there'
    default:
      return undefined
  }
}
