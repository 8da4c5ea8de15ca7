/**
 * The last good answer to every page call, in SQLite, so that a restart during an outage of the
 * backend still shows the clinic. It only ever helps: its own failures are warned of, not thrown.
 */
import 'server-only'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'libsql'
import { env } from '@/lib/site/env'

/** `emptied`: since when (in milliseconds since 1970) the backend gives an empty list where it gave records before. */
const schema = `
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY,
    json TEXT NOT NULL,
    saved_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
  ) STRICT;
  CREATE TABLE IF NOT EXISTS emptied (key TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT`

const save = `
  INSERT INTO answers (key, json) VALUES (?, ?)
  ON CONFLICT (key) DO UPDATE SET json = excluded.json, saved_at = CURRENT_TIMESTAMP
  WHERE json <> excluded.json`

const noteEmptied = `
  INSERT INTO emptied (key, since) VALUES (?, ?)
  ON CONFLICT (key) DO UPDATE SET since = min(since, excluded.since) RETURNING since`

let opened: Promise<Database.Database> | undefined

/** Keeps the raw JSON of an answer. */
export async function remember(key: string, json: unknown): Promise<void> {
  await attempt(database => {
    database.prepare(save).run(key, JSON.stringify(json))
    database.prepare('DELETE FROM emptied WHERE key = ?').run(key)
  })
}

/** The kept answer, `undefined` when there is none. */
export async function recall(key: string): Promise<unknown> {
  return attempt(database => {
    const row = database.prepare('SELECT json FROM answers WHERE key = ?').raw().get(key)
    const [json] = Array.isArray(row) ? row : []
    return typeof json === 'string' ? JSON.parse(json) : undefined
  })
}

/** Drops the answer of a record that is gone, so that an outage does not bring it back. */
export async function forget(key: string): Promise<void> {
  await attempt(database => database.prepare('DELETE FROM answers WHERE key = ?').run(key))
}

/**
 * Since when the backend has been giving an empty list in place of the kept answer: now, the first
 * time this is asked. `undefined` when that cannot be noted.
 */
export async function emptySince(key: string, now: number): Promise<number | undefined> {
  return attempt(database => {
    const row = database.prepare(noteEmptied).raw().get(key, now)
    const [since] = Array.isArray(row) ? row : []
    return typeof since === 'number' ? since : undefined
  })
}

/** The embedded backend does not fail, so nothing is kept for it. */
async function attempt<T>(use: (database: Database.Database) => T): Promise<T | undefined> {
  if (!env().BACKEND_URL) return undefined
  try {
    opened ??= open()
    return use(await opened)
  } catch (error) {
    opened = undefined
    console.warn('The last good answers cannot be used:', error)
    return undefined
  }
}

async function open(): Promise<Database.Database> {
  const { default: Libsql } = await import('libsql')
  const folder = env().DATA_DIR
  mkdirSync(folder, { recursive: true })
  const database = new Libsql(join(folder, 'answers.db'))
  // Other processes write here too; a page does not wait long for them. An answer lost with the
  // power is fetched again, so NORMAL is durable enough.
  database.exec('PRAGMA busy_timeout = 200')
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = NORMAL')
  database.exec(schema)
  return database
}
