/** The tables of the request store as the query builder knows them; migrations.ts creates them. */
import 'server-only'
import { type Dialect, type Generated, Kysely } from 'kysely'
import type { RawRow } from './row'

type GeneratedColumns =
  | 'id'
  | 'attempts'
  | 'nextAt'
  | 'leaseUntil'
  | 'deliveredAt'
  | 'lastError'
  | `email${string}`

export type RequestTable = {
  [Column in keyof RawRow]: Column extends GeneratedColumns
    ? Generated<RawRow[Column]>
    : RawRow[Column]
}

export interface Tables {
  readonly requests: RequestTable
  /** One row that the health check writes. */
  readonly probe: { readonly id: number; readonly at: number }
  /** By the code of the first message, the source of its visitor as JSON, and when it was written. */
  readonly chats: {
    readonly code: string
    readonly attribution: string
    readonly createdAt: number
  }
  /** Whole hours since 1970 in which a process saw to the store, and the latest request then. */
  readonly seen_hours: { readonly hour: number; readonly lastId: number | null }
}

/** What differs between the engines. */
export interface DbOptions {
  readonly isCurrent?: () => boolean
  readonly reopened?: () => Db
  /** Called for each query that fails. */
  readonly onError?: (error: unknown) => void
}

/** A request store: SQLite on this machine, or Postgres shared by several. */
export class Db extends Kysely<Tables> {
  /** Whether the file is still the one that was opened: it may be damaged, replaced or removed. */
  readonly isCurrent: () => boolean
  /** The store to use when this one is not current any more. */
  readonly reopened: () => Db

  constructor(
    readonly kind: 'sqlite' | 'postgres',
    dialect: Dialect,
    { isCurrent = () => true, reopened = () => this, onError }: DbOptions = {},
  ) {
    super({
      dialect,
      log(event) {
        if (event.level === 'error') onError?.(event.error)
      },
    })
    this.isCurrent = isCurrent
    this.reopened = reopened
  }
}
