/**
 * What two callback requests must have in common to be the same one, in the browser, in the store and
 * in the rate limits. Types alone are imported, as the browser needs no zod.
 */
import type { RequestEndpoint } from './kinds'
import type { RequestMeta } from './schema'

/**
 * Fields of `meta` that tell how a request was sent, and may differ when the same one is sent again.
 * All others, also those that are added later, are content: what the clinic reads.
 */
const circumstances: ReadonlySet<string> = new Set<keyof RequestMeta | 'earlier'>([
  'layout',
  'consentVersion',
  'consentAt',
  'openedAt',
  'sentAt',
  'attribution',
  'website',
  // Written by the store.
  'earlier',
])

/** Equal for the same request alone; independent of the order of fields. */
export function contentOf(endpoint: RequestEndpoint, payload: object, meta: object): string {
  const told = Object.entries(meta).filter(([name]) => !circumstances.has(name))
  return JSON.stringify([endpoint, sorted(Object.entries(payload)), sorted(told)])
}

const sorted = (fields: [string, unknown][]) =>
  fields.filter(([, value]) => value !== undefined).sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
