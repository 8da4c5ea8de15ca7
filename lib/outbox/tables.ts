/** The tables of the request store as the query builder knows them; migrations.ts creates them. */
import 'server-only'
import { type Dialect, type Generated, Kysely } from 'kysely'
import type { RawRow } from './row'

type GeneratedColumns = 'id' | 'attempts' | 'nextAt' | 'leaseUntil' | 'deliveredAt' | 'lastError'

export type RequestTable = {
  [Column in keyof RawRow]: Column extends GeneratedColumns
    ? Generated<RawRow[Column]>
    : RawRow[Column]
}

export interface Tables {
  readonly requests: RequestTable
  /** One row that the health check writes. */
  readonly probe: { readonly id: number; readonly at: number }
}

/** An open request store: SQLite on this machine, or Postgres shared by several. */
export class Db extends Kysely<Tables> {
  constructor(
    readonly kind: 'sqlite' | 'postgres',
    dialect: Dialect,
    onError?: (error: unknown) => void,
  ) {
    super({
      dialect,
      log(event) {
        if (event.level === 'error') onError?.(event.error)
      },
    })
  }
}
