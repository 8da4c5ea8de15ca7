/**
 * Migrations of the request store, a list per engine. A released entry is never edited: later
 * changes are appended. The first one uses IF NOT EXISTS, as a release from before these lists may
 * have created the tables.
 */
import 'server-only'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'

type Migrations = Readonly<Record<string, Migration>>

/** @throws Error also when a newer release has changed the tables. */
export async function migrateToLatest(db: Kysely<unknown>, migrations: Migrations): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

function statements(...texts: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const text of texts) await sql.raw(text).execute(db)
    },
  }
}

export const sqliteMigrations: Migrations = {
  '1-requests': statements(
    `CREATE TABLE IF NOT EXISTS requests (
       id          INTEGER PRIMARY KEY,
       key         TEXT    NOT NULL UNIQUE,
       kind        TEXT    NOT NULL,
       endpoint    TEXT    NOT NULL,
       payload     TEXT    NOT NULL,
       meta        TEXT    NOT NULL,
       flags       TEXT    NOT NULL,
       sessionId   TEXT    NOT NULL,
       locale      TEXT    NOT NULL,
       state       TEXT    NOT NULL CHECK (state IN ('pending', 'delivered', 'dead', 'inbox')),
       attempts    INTEGER NOT NULL DEFAULT 0,
       createdAt   INTEGER NOT NULL,
       nextAt      INTEGER NOT NULL DEFAULT 0,
       leaseUntil  INTEGER NOT NULL DEFAULT 0,
       deliveredAt INTEGER NOT NULL DEFAULT 0,
       lastError   TEXT    NOT NULL DEFAULT ''
     ) STRICT`,
    'CREATE INDEX IF NOT EXISTS requests_state ON requests (state, nextAt)',
    `CREATE TABLE IF NOT EXISTS probe (
       id INTEGER PRIMARY KEY CHECK (id = 1),
       at INTEGER NOT NULL
     ) STRICT`,
  ),
  '2-email': statements(
    `ALTER TABLE requests ADD COLUMN emailState TEXT NOT NULL DEFAULT 'none'
       CHECK (emailState IN ('none', 'pending', 'delivered', 'dead'))`,
    'ALTER TABLE requests ADD COLUMN emailAttempts INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE requests ADD COLUMN emailNextAt INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE requests ADD COLUMN emailLeaseUntil INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE requests ADD COLUMN emailDeliveredAt INTEGER NOT NULL DEFAULT 0',
    "ALTER TABLE requests ADD COLUMN emailLastError TEXT NOT NULL DEFAULT ''",
    'CREATE INDEX requests_email ON requests (emailState, emailNextAt)',
  ),
}

export const postgresMigrations: Migrations = {
  '1-requests': statements(
    `CREATE TABLE IF NOT EXISTS requests (
       id            bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       key           text    NOT NULL UNIQUE,
       kind          text    NOT NULL,
       endpoint      text    NOT NULL,
       payload       text    NOT NULL,
       meta          text    NOT NULL,
       flags         text    NOT NULL,
       "sessionId"   text    NOT NULL,
       locale        text    NOT NULL,
       state         text    NOT NULL CHECK (state IN ('pending', 'delivered', 'dead', 'inbox')),
       attempts      integer NOT NULL DEFAULT 0,
       "createdAt"   bigint  NOT NULL,
       "nextAt"      bigint  NOT NULL DEFAULT 0,
       "leaseUntil"  bigint  NOT NULL DEFAULT 0,
       "deliveredAt" bigint  NOT NULL DEFAULT 0,
       "lastError"   text    NOT NULL DEFAULT ''
     )`,
    'CREATE INDEX IF NOT EXISTS requests_state ON requests (state, "nextAt")',
    `CREATE TABLE IF NOT EXISTS probe (
       id integer PRIMARY KEY CHECK (id = 1),
       at bigint  NOT NULL
     )`,
  ),
  // The schema of `rate-limiter-flexible`, for lib/http/shared-limiter.ts.
  '2-floods': statements(
    `CREATE TABLE IF NOT EXISTS floods (
       key    varchar(255) PRIMARY KEY,
       points integer NOT NULL DEFAULT 0,
       expire bigint
     )`,
  ),
  '3-email': statements(
    `ALTER TABLE requests
       ADD COLUMN "emailState"       text    NOT NULL DEFAULT 'none'
         CHECK ("emailState" IN ('none', 'pending', 'delivered', 'dead')),
       ADD COLUMN "emailAttempts"    integer NOT NULL DEFAULT 0,
       ADD COLUMN "emailNextAt"      bigint  NOT NULL DEFAULT 0,
       ADD COLUMN "emailLeaseUntil"  bigint  NOT NULL DEFAULT 0,
       ADD COLUMN "emailDeliveredAt" bigint  NOT NULL DEFAULT 0,
       ADD COLUMN "emailLastError"   text    NOT NULL DEFAULT ''`,
    'CREATE INDEX requests_email ON requests ("emailState", "emailNextAt")',
  ),
}
