/**
 * The last good responses of the backend in SQLite, so that a restart during an outage still shows
 * the clinic. Failures of the file are logged, never thrown.
 */
import 'server-only'
import type Libsql from 'libsql'
import { log } from '@/lib/telemetry/log'
import { openDatabase } from './sqlite'

/** `emptied`: when a list that had records became empty, in ms since 1970. */
const schema = `
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY,
    json TEXT NOT NULL,
    saved_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
  ) STRICT;
  CREATE TABLE IF NOT EXISTS emptied (key TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT`

const save = `
  INSERT INTO answers (key, json) VALUES (?, ?)
  ON CONFLICT (key) DO UPDATE SET json = excluded.json, saved_at = CURRENT_TIMESTAMP`

const noteEmptied = `
  INSERT INTO emptied (key, since) VALUES (?, ?)
  ON CONFLICT (key) DO UPDATE SET since = min(since, excluded.since) RETURNING since`

/** Details of records that nobody has read for 30 days; the keys of lists end in a letter. */
const forgetOld = `
  DELETE FROM answers WHERE key GLOB '*[0-9][?]' AND saved_at < datetime('now', '-30 days')`

type Use<T> = (database: Libsql.Database) => T

/** The part of the store that survives restarts. */
export class Disk {
  private database: Libsql.Database | undefined

  /** @param folder for `answers.db`; made when it is first needed */
  constructor(private readonly folder: string) {}

  /** The body of a response; saved again daily, so that what is in use does not expire. */
  save(key: string, text: string): void {
    this.attempt(database => {
      database.prepare(save).run(key, text)
      database.prepare('DELETE FROM emptied WHERE key = ?').run(key)
    })
  }

  read(key: string): string | undefined {
    return this.attempt(database => {
      const row = database.prepare('SELECT json FROM answers WHERE key = ?').raw().get(key)
      const [text] = Array.isArray(row) ? row : []
      return typeof text === 'string' ? text : undefined
    })
  }

  /** Deletes a record that is gone, so that an outage does not bring it back. */
  forget(key: string): void {
    this.attempt(database => database.prepare('DELETE FROM answers WHERE key = ?').run(key))
  }

  /** When the list became empty; the first call stores `now`. */
  emptySince(key: string, now: number): number | undefined {
    return this.attempt(database => {
      const row = database.prepare(noteEmptied).raw().get(key, now)
      const [since] = Array.isArray(row) ? row : []
      return typeof since === 'number' ? since : undefined
    })
  }

  private attempt<T>(use: Use<T>): T | undefined {
    try {
      this.database ??= open(this.folder)
      return use(this.database)
    } catch (err) {
      this.database = undefined
      log.warn({ err }, 'The last good answers cannot be used')
      return undefined
    }
  }
}

function open(folder: string): Libsql.Database {
  const database = openDatabase(folder, 'answers.db', schema)
  database.prepare(forgetOld).run()
  return database
}
