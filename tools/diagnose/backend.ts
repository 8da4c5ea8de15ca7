/**
 * Checks that the backend responds, and names records of its lists that break the schema. Reads with
 * the site's own client, so that both see the same.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { Env } from '@/lib/clinic/environment/env'
import { damagedFields } from '@/lib/content/client/damaged'
import { unwrapList } from '@/lib/content/client/envelope'
import { inLanguage } from '@/lib/content/client/languages'
import { getWhole } from '@/lib/content/client/pages'
import { fieldsOf, misreadOf, misreadSentences } from '@/lib/content/client/parse'
import { resources } from '@/lib/content/client/public'
import { redirectOf } from '@/lib/content/client/redirects'
import { BackendError } from '@/lib/content/client/result'
import { httpTransport, type Transport } from '@/lib/content/client/transport'
import { reasonOf } from '@/lib/errors/reason'
import { type Locale, locales } from '@/lib/routing/locales'
import { type Finding, fail, ok, warn } from './finding'

/** Milliseconds, as long as a page waits for the backend. */
const timeoutMs = 4000
const maxShown = 3

/** Milliseconds: limits are for a minute, as a rule. */
const longestWaitMs = 70_000

export async function checkBackend({ BACKEND_URL }: Env): Promise<readonly Finding[]> {
  if (!BACKEND_URL) return [ok('the embedded backend: sample content, requests stay in the inbox')]
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(BACKEND_URL, { signal, redirect: 'manual' })
    const transport = httpTransport(BACKEND_URL)
    const findings = [...redirected(BACKEND_URL, redirectOf(response, BACKEND_URL))]
    // Letter groups have no schema; the records they name are in other lists.
    for (const [path, { schema }] of Object.entries(resources)) {
      if (schema) findings.push(await checkList(transport, path, schema))
    }
    return [ok(`${BACKEND_URL} answers (HTTP ${response.status})`), ...findings]
  } catch (error) {
    const todo = 'Is the address right, its name known here, its firewall open? curl -v it.'
    return [fail(`${BACKEND_URL} does not answer: ${reasonOf(error)}`, todo)]
  }
}

function redirected(origin: string, to: URL | null): Finding[] {
  if (!to || to.origin === origin) return []
  const text = `${origin} redirects to ${to.origin}`
  return [warn(text, `Set BACKEND_URL=${to.origin}: each call is made twice, or fails.`)]
}

interface Read {
  readonly records: readonly unknown[]
  readonly pages: number
}

async function checkList(transport: Transport, path: string, schema: z.ZodType): Promise<Finding> {
  const found = await Promise.all(locales.map(locale => read(transport, path, locale)))
  const problem = found.find(result => typeof result === 'string')
  if (typeof problem === 'string') return fail(`/api/${path}: ${problem}`, 'Pages show older data.')
  const lists = found as readonly Read[]
  const records = lists.flatMap(each => each.records)
  const pages = Math.max(...lists.map(each => each.pages))
  const inPages = pages > 1 ? `, each in ${pages} pages` : ''
  const text = `/api/${path}: ${records.length} records in ${locales.length} languages${inPages}`
  const left = records.flatMap(record => leftOut(schema, record))
  const lost = records.flatMap(record => lostLetters(schema, record))
  const problems = [
    ...(left.length > 0 ? [`${left.length} are left out: ${some(left)}`] : []),
    ...(lost.length > 0 ? [`${lost.length} have lost letters: ${some(lost)}`] : []),
    ...misreadSentences(misreadOf({ schema }, records)),
  ]
  if (problems.length === 0) return ok(text)
  const isAll = left.length === records.length
  const said = [text, ...problems].join(', ')
  if (isAll)
    return fail(said, 'Correct them in the backend; pages show the last good list, if any.')
  return warn(said, 'Correct them in the backend.')
}

const some = (complaints: readonly string[]) =>
  complaints.slice(0, maxShown).join('; ') + (complaints.length > maxShown ? '; …' : '')

/** The records, or a sentence about the failure. */
async function read(transport: Transport, path: string, locale: Locale): Promise<Read | string> {
  const began = performance.now()
  try {
    const whole = await patiently(() => getWhole({ path, locale, timeoutMs }, transport))
    if (!whole) return `HTTP 404 (${locale})`
    const records = unwrapList(whole.json, path).map(record => inLanguage(record, locale))
    return { records, pages: whole.pages }
  } catch (error) {
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return `${failureOf(error)} after ${seconds} s (${locale})`
  }
}

/** Calls again after the wait that a backend with limited calls asks for, once. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const waitMs = error instanceof BackendError ? error.retryAfterMs : undefined
    if (waitMs === undefined || waitMs > longestWaitMs) throw error
    await sleep(waitMs)
    return call()
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof BackendError)) return reasonOf(error)
  const { kind, status, reason, cause } = error
  if (kind === 'partial') return `only a part of the list can be read: ${reason}`
  const what = status === undefined ? reason : [`HTTP ${status}`, reason].filter(Boolean).join(', ')
  return what ?? (cause instanceof Error ? reasonOf(cause) : kind)
}

/** Names the record and its invalid fields, never their values. */
function leftOut(schema: z.ZodType, record: unknown): string[] {
  const { error } = schema.safeParse(record)
  return error ? [`${idOf(record)} (${fieldsOf(error)})`] : []
}

/** The same for fields whose text was in a wrong encoding on its way. */
function lostLetters(schema: z.ZodType, record: unknown): string[] {
  const fields = [...damagedFields(schema.safeParse(record).data).keys()]
  return fields.length > 0 ? [`${idOf(record)} (${fields.join(', ')})`] : []
}

function idOf(record: unknown): string {
  return typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : '?'
}
