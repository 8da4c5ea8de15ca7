/**
 * The store's file beside SQLite. Nothing may open and close it here: when a process closes any
 * descriptor of a file, the kernel drops all its locks on it, SQLite's too (POSIX), and the next
 * program that reads the store would take the journal away.
 */
import 'server-only'
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import Database from 'libsql'

export interface Identity {
  readonly main: string
  /** Of the write-ahead log, which holds the latest commits. */
  readonly journal: string
}

/**
 * Which files bear the names now, '' for none. A number is not given again for as long as a
 * connection holds the file open.
 */
export function identityOf(file: string): Identity {
  return { main: numberOf(file), journal: numberOf(`${file}-wal`) }
}

function numberOf(path: string): string {
  try {
    const { dev, ino } = statSync(path)
    return `${dev}:${ino}`
  } catch {
    return ''
  }
}

/**
 * Creates the file for the owner only, as it holds names and phones; SQLite gives its journals the
 * same rights. One that is there is not opened. Called by one process at a time.
 */
export function createPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600))
}

/**
 * Runs it in one process at a time. The lock is SQLite's own on an empty file beside the store, so
 * that a killed process holds nobody up.
 */
export function alone<T>(file: string, act: () => T): T {
  const lock = new Database(`${file}.lock`)
  try {
    lock.exec('PRAGMA busy_timeout = 5000; BEGIN EXCLUSIVE')
    return act()
  } finally {
    lock.close()
  }
}
