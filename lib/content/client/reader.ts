/** Fetching from the backend without the store. */
import 'server-only'
import type { Locale } from '@/lib/routing/locales'
import type { Call } from './client'
import { getWhole } from './pages'
import { parseList, parseRecord, type Resource } from './parse'
import { BackendError } from './result'
import type { Transport } from './transport'

/**
 * Fetches the raw JSON of a call, `null` for a true 404. `check` throws a BackendError for an
 * unusable response.
 */
export type Fetcher = (call: Call, check: (json: unknown) => void) => Promise<unknown>

/** Fetches from the given backend on every call; without one, from the backend of the site. */
export function fetcherOf(transport?: Transport): Fetcher {
  return async (call, check) => {
    const json = (await getWhole(call, transport))?.json ?? null
    check(json)
    return json
  }
}

/** What the typed getters read from: the store, or a backend without it. */
export interface Source {
  /** @throws BackendError, also for a 404 of a list that every backend has. */
  list<T>(resource: Resource<T>, locale: Locale): Promise<readonly T[]>
  /** `null` for a true 404. @throws BackendError */
  record<T>(resource: Resource<T>, locale: Locale, id: number): Promise<T | null>
}

/**
 * A source without cache: for tests, and for responses that were read already.
 * @param query of the call of a list
 */
export function sourceOf(read: Fetcher, query?: Readonly<Record<string, string>>): Source {
  return {
    async list(resource, locale) {
      const json = await read({ path: resource.path, locale, query }, () => undefined)
      if (json === null && resource.mayBeMissing) return []
      if (json === null) throw new BackendError('status', resource.path, { status: 404 })
      return parseList(resource, json, locale)
    },
    async record(resource, locale, id) {
      const path = `${resource.path}/${id}`
      const json = await read({ path, locale }, () => undefined)
      return json === null ? null : parseRecord(resource, json, locale, path)
    },
  }
}
