/**
 * The slugs that records had, by their ids, in SQLite: a record that is renamed keeps the visitors and
 * the rank of its former address. Failures of the file are logged, never thrown.
 */
import 'server-only'
import type Libsql from 'libsql'
import { foldedSlug } from '@/lib/routing/spelling'
import { log } from '@/lib/telemetry/log'
import { openDatabase } from './sqlite'

/** `gone_at`: since when the record is in no list, in ms since 1970. */
const schema = `
  CREATE TABLE IF NOT EXISTS slugs (
    source TEXT NOT NULL, id INTEGER NOT NULL, slug TEXT NOT NULL, gone_at INTEGER,
    PRIMARY KEY (source, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS former (
    source TEXT NOT NULL, slug TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (source, slug)
  ) STRICT`

/**
 * Milliseconds in which a record that is away may come back under another slug, as where one file is
 * deleted and another one written. Later its id is another record's.
 */
export const awayMs = 10 * 60_000

interface Record {
  readonly id: number
  readonly slug: string
}

interface Remembered {
  slug: string
  goneAt: number | null
}

/** The records of one list. */
interface Memory {
  readonly slugs: Map<number, Remembered>
  /** By slugs in lower case. */
  readonly former: Map<string, number>
}

export class SlugMemory {
  private readonly memories = new Map<string, Memory>()
  private database: Libsql.Database | undefined

  /** @param folder for `slugs.db`; `undefined`: in memory only */
  constructor(private readonly folder: string | undefined) {}

  /** The id of the record that had a slug before, in any spelling. */
  idOf(source: string, slug: string): number | undefined {
    return this.memoryOf(source).former.get(foldedSlug(slug))
  }

  /** Takes over a list as it is now. @param now in ms since 1970 */
  note(source: string, records: readonly Record[], now: number): void {
    const memory = this.memoryOf(source)
    const present = new Map(records.map(({ id, slug }) => [id, slug]))
    const taken = new Set(present.values())
    const changes = [
      ...[...present].flatMap(([id, slug]) => renamed(memory, taken, { id, slug })),
      ...[...memory.slugs].flatMap(([id, was]) => (present.has(id) ? [] : away(id, was, now))),
    ]
    if (changes.length === 0) return
    for (const change of changes) change.inMemory(memory)
    this.attempt(database =>
      database.transaction(() => {
        for (const { sql, values } of changes) database.prepare(sql).run(source, ...values)
      })(),
    )
  }

  private memoryOf(source: string): Memory {
    const known = this.memories.get(source)
    if (known) return known
    const memory: Memory = { slugs: new Map(), former: new Map() }
    this.attempt(database => {
      const select = (sql: string) => database.prepare(sql).raw().all(source) as unknown[][]
      for (const [id, slug, goneAt] of select(
        'SELECT id, slug, gone_at FROM slugs WHERE source = ?',
      )) {
        memory.slugs.set(Number(id), {
          slug: String(slug),
          goneAt: goneAt === null ? null : Number(goneAt),
        })
      }
      for (const [slug, id] of select('SELECT slug, id FROM former WHERE source = ?')) {
        memory.former.set(foldedSlug(String(slug)), Number(id))
      }
    })
    this.memories.set(source, memory)
    return memory
  }

  private attempt(use: (database: Libsql.Database) => void): void {
    if (this.folder === undefined) return
    try {
      this.database ??= openDatabase(this.folder, 'slugs.db', schema)
      use(this.database)
    } catch (err) {
      this.database = undefined
      log.warn({ err }, 'Former addresses of records cannot be remembered')
    }
  }
}

/** What is done with the memory, and the same for the file; the first value is the list. */
interface Change {
  readonly inMemory: (memory: Memory) => void
  readonly sql: string
  readonly values: readonly (string | number)[]
}

function renamed({ slugs }: Memory, taken: ReadonlySet<string>, { id, slug }: Record): Change[] {
  const was = slugs.get(id)
  if (was?.slug === slug && was.goneAt === null) return []
  const known: Change = {
    inMemory: memory => memory.slugs.set(id, { slug, goneAt: null }),
    sql: `INSERT INTO slugs (source, id, slug) VALUES (?, ?, ?)
      ON CONFLICT (source, id) DO UPDATE SET slug = excluded.slug, gone_at = NULL`,
    values: [id, slug],
  }
  if (!was || was.slug === slug || taken.has(was.slug)) return [known]
  const former: Change = {
    inMemory: memory => memory.former.set(foldedSlug(was.slug), id),
    sql: 'INSERT OR REPLACE INTO former (source, slug, id) VALUES (?, ?, ?)',
    values: [was.slug, id],
  }
  return [known, former]
}

function away(id: number, { goneAt }: Remembered, now: number): Change[] {
  if (goneAt === null) {
    return [
      {
        inMemory: ({ slugs }) => {
          const was = slugs.get(id)
          if (was) was.goneAt = now
        },
        sql: 'UPDATE slugs SET gone_at = ?2 WHERE source = ?1 AND id = ?3',
        values: [now, id],
      },
    ]
  }
  if (now - goneAt < awayMs) return []
  const forget = (table: string) => `DELETE FROM ${table} WHERE source = ? AND id = ?`
  return [
    {
      inMemory: ({ slugs }) => slugs.delete(id),
      sql: forget('slugs'),
      values: [id],
    },
    {
      inMemory: ({ former }) => {
        for (const [slug, owner] of former) if (owner === id) former.delete(slug)
      },
      sql: forget('former'),
      values: [id],
    },
  ]
}
