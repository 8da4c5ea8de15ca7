import 'server-only'
import { contentStore } from '@/lib/content/content'
import type { Locale } from '@/lib/routing/locales'
import type { Resource } from './parse'
import type { Source } from './reader'

/** The read calls of a resource, from the store unless told otherwise; all throw BackendError. */
export function callsOf<T>(resource: Resource<T>) {
  return {
    schema: resource.schema,
    list: (locale: Locale, from: Source = contentStore()): Promise<readonly T[]> =>
      from.list(resource, locale),
    /** `null` for a true 404. */
    details: (locale: Locale, id: number, from: Source = contentStore()): Promise<T | null> =>
      from.record(resource, locale, id),
  }
}
