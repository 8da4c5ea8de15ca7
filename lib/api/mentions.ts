/** What the raw records of a list are called, also of those that no schema lets in. */
import 'server-only'
import { idOfSlug } from '@/lib/i18n/transliterate'
import { findList } from './envelope'
import type { Read } from './reader'

/** Kinds whose addresses carry the id of a record, which has no slug of its own. */
const byId: ReadonlySet<string> = new Set(['analysisCategory', 'jobTitle'])

export class Mentions {
  private readonly slugs = new Set<string>()
  private readonly ids = new Set<string>()

  /** The same reader, but everything that passes through it is noted. */
  collecting(read: Read): Read {
    return async (call, check) => {
      const json = await read(call, check)
      for (const record of findList(json) ?? []) this.note(record)
      return json
    }
  }

  /** Whether a record with this slug, or with the id in front of it, was listed at all. */
  has(kind: string, slug: string): boolean {
    if (!byId.has(kind)) return this.slugs.has(slug)
    const id = idOfSlug(slug)
    return id !== null && this.ids.has(String(id))
  }

  private note(record: unknown): void {
    if (typeof record !== 'object' || record === null) return
    if ('slug' in record) this.slugs.add(String(record.slug))
    if ('id' in record) this.ids.add(String(record.id))
  }
}
