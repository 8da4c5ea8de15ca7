/**
 * The records of an instance, which the API also changes, in memory only. A record written in one
 * language has the same text in the other until that is written, too.
 */
import 'server-only'
import type { Text } from '@/lib/kinds/strict'
import { type Locale, locales } from '@/lib/routing/locales'
import type { Records } from './records/records'
import type { NamedRecord, Resource } from './resources'

export class Repository {
  /** Replaced by another object at every change. */
  records: Records

  constructor(records: Records) {
    this.records = records
  }

  all({ list }: Resource): readonly NamedRecord[] {
    return this.records[list]
  }

  add(resource: Resource, { name, ...input }: { readonly name?: string }): NamedRecord {
    const records = this.all(resource)
    const id = 1 + records.reduce((last, each) => Math.max(last, each.id), 0)
    const added = { ...input, id, name: inAll(name ?? ''), ...dated(resource) }
    this.put(resource, [...records, added])
    return added
  }

  change(
    resource: Resource,
    old: NamedRecord,
    input: { readonly name?: string },
    locale: Locale,
  ): NamedRecord {
    const name = { ...old.name, [locale]: input.name ?? old.name[locale] }
    const changed = { ...old, ...input, name, ...dated(resource) }
    this.put(
      resource,
      this.all(resource).map(each => (each === old ? changed : each)),
    )
    return changed
  }

  remove(resource: Resource, old: NamedRecord): void {
    this.put(
      resource,
      this.all(resource).filter(each => each !== old),
    )
  }

  private put({ list }: Resource, records: readonly NamedRecord[]): void {
    this.records = { ...this.records, [list]: records }
  }
}

const inAll = (text: string) =>
  Object.fromEntries(locales.map(locale => [locale, text])) as unknown as Text

const dated = ({ writing }: Resource) =>
  writing?.dated ? { updated_at: new Date().toISOString() } : {}
