/**
 * Records that are there, but left out because something in them is wrong. A reference to one of them
 * is no fault of the file that refers to it.
 */
import 'server-only'
import { slugify } from '@/lib/text/transliterate'
import type { RecordKind } from './files'
import { madeId } from './ids'
import type { Records } from './records'

type Kind = RecordKind | keyof Records

/** Kinds whose records are made of those of another, too. */
const madeOf: Partial<Record<Kind, readonly Kind[]>> = {
  services: ['servicePrices'],
  serviceCategories: ['servicePrices'],
  analysisCategories: ['analyses'],
}

const naming = ['slug', 'name_ru', 'name_kk', 'category'] as const

export class RefusedRecords {
  private readonly names = new Map<Kind, Set<string>>()
  private readonly whole = new Set<Kind>()
  private readonly specialties = new Set<string>()
  private hasDoctorOfAny = false

  constructor(records: readonly (readonly [Kind, unknown])[] = []) {
    for (const [kind, raw] of records) this.add(kind, raw)
  }

  /** @param raw what its file says; `undefined`: a file of which nothing can be read */
  add(kind: Kind, raw: unknown): void {
    if (raw === undefined) this.whole.add(kind)
    const names = this.names.get(kind) ?? new Set()
    this.names.set(kind, names)
    if (typeof raw !== 'object' || raw === null) return
    const fields = new Map<string, unknown>(Object.entries(raw))
    for (const name of naming.map(field => fields.get(field)))
      if (typeof name === 'string' && name) names.add(name).add(slugify(name))
    if (kind === 'doctors') this.addSpecialties(fields.get('specialties'))
    names.add(String(fields.get('id') ?? madeId(String(fields.get('slug')))))
  }

  /** Whether a record of that name, or with that id, may be among them. */
  has(kind: Kind, name: string): boolean {
    return (
      this.whole.has(kind) ||
      (this.names.get(kind)?.has(name) ?? false) ||
      (madeOf[kind] ?? []).some(other => this.has(other, name))
    )
  }

  /** Whether nothing of a file of theirs can be read. */
  isWhole(kind: Kind): boolean {
    return this.whole.has(kind)
  }

  /** Whether a doctor of a specialty may be among them. */
  hasDoctorOf(specialty: string): boolean {
    return this.hasDoctorOfAny || this.specialties.has(specialty)
  }

  /** What they are called, as far as that can be read. */
  namesOf(kind: Kind): readonly string[] {
    return [...(this.names.get(kind) ?? [])]
  }

  private addSpecialties(slugs: unknown): void {
    if (!Array.isArray(slugs)) this.hasDoctorOfAny = true
    else for (const slug of slugs) this.specialties.add(String(slug))
  }
}
