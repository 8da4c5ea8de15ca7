/** Checks that the backend responds, and names records of its lists that break the schema. */
import 'server-only'
import type { z } from 'zod'
import type { Env } from '@/lib/clinic/environment/env'
import { resources } from '@/lib/content/client/public'
import { locales } from '@/lib/routing/locales'
import { type Finding, fail, ok, reasonOf, warn } from './finding'

/** Milliseconds, as long as a page waits for the backend. */
const timeoutMs = 4000
const maxShown = 3

export async function checkBackend({ BACKEND_URL }: Env): Promise<readonly Finding[]> {
  if (!BACKEND_URL) return [ok('the embedded backend: sample content, requests stay in the inbox')]
  try {
    const { status } = await fetch(BACKEND_URL, { signal: AbortSignal.timeout(timeoutMs) })
    // Letter groups have no schema; the records they name are in other lists.
    const findings = await Promise.all(
      Object.entries(resources).flatMap(([path, { schema }]) =>
        schema ? [checkList(BACKEND_URL, path, schema)] : [],
      ),
    )
    return [ok(`${BACKEND_URL} answers (HTTP ${status})`), ...findings]
  } catch (error) {
    const todo = 'Is the address right, its name known here, its firewall open? curl -v it.'
    return [fail(`${BACKEND_URL} does not answer: ${reasonOf(error)}`, todo)]
  }
}

async function checkList(origin: string, path: string, schema: z.ZodType): Promise<Finding> {
  const found = await Promise.all(locales.map(locale => read(`${origin}/api/${path}`, locale)))
  const problem = found.find(result => typeof result === 'string')
  if (typeof problem === 'string') return fail(`/api/${path}: ${problem}`, 'Pages show older data.')
  const records = found.flat() as unknown[]
  const wrong = records.flatMap(record => complaint(schema, record))
  const text = `/api/${path}: ${records.length} records in ${locales.length} languages`
  if (wrong.length === 0) return ok(text)
  const some = wrong.slice(0, maxShown).join('; ') + (wrong.length > maxShown ? '; …' : '')
  return warn(`${text}, ${wrong.length} are left out: ${some}`, 'Correct them in the backend.')
}

/** The records, or a sentence about the failure. */
async function read(url: string, locale: string): Promise<readonly unknown[] | string> {
  const began = performance.now()
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', 'Accept-Language': locale },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return `HTTP ${response.status} (${locale})`
    return listIn(await response.json()) ?? `no list of records (${locale})`
  } catch (error) {
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return `${reasonOf(error)} after ${seconds} s (${locale})`
  }
}

/** Bare, under `data`, or under `data.data`. */
function listIn(json: unknown): readonly unknown[] | undefined {
  const inner = dataOf(json)
  return [json, inner, dataOf(inner)].find(Array.isArray)
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}

/** Names the record and its invalid fields, never their values. */
function complaint(schema: z.ZodType, record: unknown): string[] {
  const result = schema.safeParse(record)
  if (result.success) return []
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : '?'
  const fields = new Set(result.error.issues.map(issue => issue.path.join('.') || 'the record'))
  return [`${id} (${[...fields].join(', ')})`]
}
