/** What a value that a schema refuses should be: the codes of findings for the issues of zod. */
import type { z } from 'zod'
import type { Expectation, FindingCode, ValuesOf } from '@/lib/text/finding-codes'
import { findings } from '@/messages/findings'
import { type Fault, quotedValue } from './finding'

/** An issue of a refinement, with the values of its code beside the one that was found. */
export function refusal<Code extends FindingCode>(
  code: Code,
  params: Omit<ValuesOf<Code>, 'found'>,
) {
  return { code: 'custom', message: code, params } as const
}

/** @param found the value as the file has it */
export function faultOf(issue: z.core.$ZodIssue, found: unknown): Fault {
  const code = codeOf(issue.message)
  if (code) {
    const params = issue.code === 'custom' ? issue.params : {}
    return { code, values: { ...params, found } } as Fault
  }
  const fault = (code: Expectation): Fault => ({ code, values: { found } })
  switch (issue.code) {
    case 'invalid_type':
      return fault(expectationOf(issue.expected, found))
    case 'invalid_value': {
      const [first] = issue.values
      return issue.values.length > 1
        ? { code: 'oneOf', values: { found, options: issue.values.join(', ') } }
        : { code: 'exactly', values: { found, value: quotedValue(first) } }
    }
    case 'too_small': {
      const { origin, inclusive, minimum } = issue
      if (origin === 'string') return fault(minimum === 1 ? 'text' : 'longerText')
      if (origin === 'array') return { code: 'longerList', values: { found, minimum } }
      return { code: inclusive ? 'atLeast' : 'moreThan', values: { found, minimum } }
    }
    case 'too_big': {
      const { origin, maximum } = issue
      return { code: origin === 'string' ? 'shorterText' : 'atMost', values: { found, maximum } }
    }
    default:
      return fault('asInTemplate')
  }
}

const codeOf = (message: string) =>
  Object.hasOwn(findings, message) ? (message as FindingCode) : undefined

/** A number, an option or a day that was meant as text: with quotes it keeps its zeros and its plus. */
const unquoted = new Set(['number', 'bigint', 'boolean'])

const kinds: Readonly<Record<string, Expectation>> = {
  string: 'text',
  int: 'wholeNumber',
  number: 'number',
  boolean: 'trueOrFalse',
  array: 'list',
  object: 'fields',
}

function expectationOf(kind: string, found: unknown): Expectation {
  if (kind === 'string' && unquoted.has(typeof found)) return 'unquoted'
  if (kind === 'string' && found && typeof found === 'object') return 'oneText'
  return kinds[kind] ?? 'asInTemplate'
}
