/**
 * A store that SQLite cannot read any more must not stop the site from taking requests. It is put
 * aside under another name, what can still be read goes into a new one, and the operator is told.
 */
import 'server-only'
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import Database from 'libsql'
import { openDatabase } from './sqlite'
import type { Db } from './tables'

/** Whether an error means that the file itself is damaged, not that the disk is full or busy. */
export function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^SQLITE_(CORRUPT|NOTADB)/.test(code) || isBroken(error.cause)
}

/**
 * Opens the store, after it was rescued if it is damaged.
 * @param onError Called for each query that fails.
 * @throws Error when no store can be opened, such as on a full or read-only disk.
 */
export function openOrRescue(file: string, onError?: (error: unknown) => void): Db {
  const before = identityOf(file)
  try {
    if (before) check(file)
    return openDatabase(file, onError)
  } catch (error) {
    if (!isBroken(error)) throw error
  }
  // Another process on this volume may have been faster.
  const aside = identityOf(file) === before ? putAside(file) : undefined
  const db = openDatabase(file, onError)
  if (aside) {
    const saved = salvage(aside, file)
    console.error(`The request store is damaged; it is kept as ${aside}, ${saved} requests saved.`)
  }
  return db
}

/** How many damaged stores lie beside this one. */
export function brokenStores(file: string): number {
  const prefix = basename(file) + mark
  const isStore = (name: string) => name.startsWith(prefix) && !/-(wal|shm)$/.test(name)
  return existsSync(dirname(file)) ? readdirSync(dirname(file)).filter(isStore).length : 0
}

const mark = '.broken-'

/** @throws Error with an SQLite code when a page of the file is damaged. */
function check(file: string): void {
  const database = new Database(file)
  try {
    const [row] = database.prepare('PRAGMA quick_check(1)').all([]) as { quick_check: string }[]
    if (row?.quick_check === 'ok') return
    throw Object.assign(new Error(row?.quick_check), { code: 'SQLITE_CORRUPT' })
  } finally {
    database.close()
  }
}

function putAside(file: string): string {
  const aside = `${file}${mark}${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const part of ['', '-wal', '-shm']) {
    if (existsSync(file + part)) renameSync(file + part, aside + part)
  }
  return aside
}

/** Copies row by row, since one damaged page fails every larger query. @returns how many. */
function salvage(from: string, to: string): number {
  const target = new Database(to)
  try {
    const source = new Database(from)
    const first = edgeOf(source, 'ASC') ?? 1
    const last = edgeOf(source, 'DESC') ?? first + scanned
    const ids = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const read = source.prepare('SELECT * FROM requests WHERE id = ?')
    const saved = target.transaction(() => ids.filter(id => copy(read, target, id)).length)()
    source.close()
    return saved
  } catch {
    // No store at all: there is nothing to save.
    return 0
  } finally {
    target.close()
  }
}

/** Ids that are tried where the last one cannot be read. */
const scanned = 20_000

function edgeOf(source: Database.Database, order: 'ASC' | 'DESC'): number | undefined {
  try {
    const sql = `SELECT id FROM requests ORDER BY id ${order} LIMIT 1`
    const [row] = source.prepare(sql).all([]) as { id: number }[]
    return row?.id
  } catch {
    return undefined
  }
}

function copy(read: Database.Statement, target: Database.Database, id: number): boolean {
  try {
    const [row] = read.all([id]) as object[]
    if (!row) return false
    const names = Object.keys(row)
    const sql = `INSERT OR IGNORE INTO requests (${names}) VALUES (${names.map(() => '?')})`
    return target.prepare(sql).run(Object.values(row)).changes > 0
  } catch {
    return false
  }
}

function identityOf(file: string): string {
  return existsSync(file) ? String(statSync(file).ino) : ''
}
