/**
 * Migrations of the request store. A released entry is never edited: later changes are appended.
 *
 * `additions` are what older releases run with, as they do not look at it: tables of their own, columns with a default, indexes.
 * The lists per engine are for all else; with an entry that it does not know there, a release refuses the store.
 * Take such a change apart: add in one release, stop using the old in it, remove in a later one. The first entries use IF
 * NOT EXISTS, as a release from before these lists may have created the tables.
 */
import 'server-only'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'

type Migrations = Readonly<Record<string, Migration>>

/** The store is of a newer release, whose changes this one does not understand. */
export class NewerStoreError extends Error {
  constructor(names: readonly string[]) {
    const changes = names.join(', ')
    super(
      `a newer release has changed its tables (${changes}), and this release would spoil them. ` +
        'Run that release again, or one after it',
    )
    this.name = 'NewerStoreError'
  }
}

/** What an operator is to look at, behind the reason why a store cannot be used. */
export function advice(error: unknown, variable: string): string {
  return error instanceof NewerStoreError ? '' : ` Check ${variable}.`
}

const additionsTable = 'store_additions'

/** Whether nothing is to be changed, which is read without a lock. */
export async function isLatest(db: Kysely<unknown>, migrations: Migrations): Promise<boolean> {
  const names = await migrated(db, 'kysely_migration')
  const added = await migrated(db, additionsTable)
  return (
    names.every(name => name in migrations) &&
    names.length === Object.keys(migrations).length &&
    Object.keys(additions).every(name => added.includes(name))
  )
}

/** @throws NewerStoreError before anything is changed */
export async function migrateToLatest(db: Kysely<unknown>, migrations: Migrations): Promise<void> {
  const newer = (await migrated(db, 'kysely_migration')).filter(name => !(name in migrations))
  if (newer.length > 0) throw new NewerStoreError(newer)
  await run(new Migrator({ db, provider: { getMigrations: async () => migrations } }))

  // Those of a newer release count as known: they concern nobody else.
  const known = Object.fromEntries(
    (await migrated(db, additionsTable)).map(name => [name, statements()]),
  )
  const provider = { getMigrations: async () => ({ ...known, ...additions }) }
  const tables = {
    migrationTableName: additionsTable,
    migrationLockTableName: `${additionsTable}_lock`,
  }
  await run(new Migrator({ db, provider, ...tables, allowUnorderedMigrations: true }))
}

async function run(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Names of the migrations that a table tells of; none while there is no such table. */
async function migrated(db: Kysely<unknown>, table: string): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === table)) return []
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(table)}`.execute(db)
  return rows.map(({ name }) => name)
}

function statements(...texts: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const text of texts) await sql.raw(text).execute(db)
    },
  }
}

const additions: Migrations = {
  // Whole hours since 1970 in which a process saw to the store, for the retention of requests.
  '1-seen-hours': statements('CREATE TABLE IF NOT EXISTS seen_hours (hour integer PRIMARY KEY)'),
  // The latest request of that time, whatever its clock: later ones are younger.
  '2-last-request': statements('ALTER TABLE seen_hours ADD COLUMN "lastId" bigint'),
  // Where the visitors came from who wrote to WhatsApp: nothing else of them.
  '3-chats': statements(
    `CREATE TABLE IF NOT EXISTS chats (
       code        text   PRIMARY KEY,
       attribution text   NOT NULL,
       "createdAt" bigint NOT NULL
     )`,
  ),
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
