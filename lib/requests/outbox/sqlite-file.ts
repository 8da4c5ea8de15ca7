/**
 * File operations on the store outside of SQLite. Nothing may open and close it here: when a
 * process closes any descriptor of a file, the kernel drops all its locks on it, SQLite's too
 * (POSIX), and the next program that reads the store would delete the journal.
 */
import 'server-only'
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import Database from 'libsql'
import { unlessRefused } from '@/lib/errors/there'
import { patiently } from './patience'

export interface Identity {
  readonly main: string
  /** Of the write-ahead log, which holds the latest commits. */
  readonly journal: string
}

/**
 * Device and inode of the files now at these paths, '' for none. An inode is not reused while a
 * connection holds the file open.
 */
export function identityOf(file: string): Identity {
  return { main: inodeOf(file), journal: inodeOf(`${file}-wal`) }
}

function inodeOf(path: string): string {
  const stat = unlessRefused(() => statSync(path))
  return stat ? `${stat.dev}:${stat.ino}` : ''
}

/**
 * Creates the file for the owner only, as it holds names and phones; SQLite gives its journals the
 * same mode. An existing one is not opened. Called by one process at a time.
 */
export function createPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600))
}

/**
 * Mutual exclusion between processes. The lock is SQLite's own on an empty file beside the store,
 * so that it is released when a process is killed.
 */
export async function alone<T>(file: string, act: () => Promise<T>): Promise<T> {
  const lock = new Database(`${file}.lock`)
  try {
    await patiently(() => lock.exec('BEGIN EXCLUSIVE'))
    return await act()
  } finally {
    lock.close()
  }
}
