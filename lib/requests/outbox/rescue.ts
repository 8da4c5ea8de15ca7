/**
 * Replaces a damaged SQLite file, so that the site goes on storing requests: it is renamed, its
 * readable rows are copied into a new file, and the log tells the operator.
 */
import 'server-only'
import { existsSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type Database from 'libsql'
import { locked } from './patience'

const mark = '.broken-'

/** Whether an error means that the file itself is damaged, not that the disk is full or busy. */
export function isDamage(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(`${error.code}`)
  )
}

/** How many renamed damaged files lie beside this one. */
export function brokenStores(file: string): number {
  const prefix = basename(file) + mark
  const isStore = (name: string) => name.startsWith(prefix) && !/-(wal|shm)$/.test(name)
  return existsSync(dirname(file)) ? readdirSync(dirname(file)).filter(isStore).length : 0
}

/** Renames the journals first: SQLite would apply them to a new file of the old name. */
export function putAside(file: string): string {
  const aside = `${file}${mark}${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const part of ['-shm', '-wal', '']) {
    if (existsSync(file + part)) renameSync(file + part, aside + part)
  }
  return aside
}

/**
 * Copies row by row from both ends to the damaged page.
 * @returns how many
 * @throws Error for anything but the damage, such as a full disk
 */
export async function salvage(from: Database.Database, to: Database.Database): Promise<number> {
  let saved = 0
  for (const [beyond, order, start] of [
    ['>', 'ASC', 0],
    ['<', 'DESC', Number.MAX_SAFE_INTEGER],
  ]) {
    try {
      const sql = `SELECT * FROM requests WHERE id ${beyond} ? ORDER BY id ${order} LIMIT 1`
      const next = from.prepare(sql)
      let [row] = next.all([start]) as { id: number }[]
      for (; row; [row] = next.all([row.id]) as { id: number }[]) saved += await insert(to, row)
      return saved
    } catch (error) {
      // A damaged page ends the query; the other direction reads the rows behind it.
      if (!isDamage(error)) throw error
    }
  }
  return saved
}

function insert(to: Database.Database, { id: _, ...row }: { id: number }): Promise<number> {
  const names = Object.keys(row)
  const sql = `INSERT OR IGNORE INTO requests (${names}) VALUES (${names.map(() => '?')})`
  return locked(to, () => to.prepare(sql).run(Object.values(row)).changes)
}
