/**
 * Workbooks that were read already, by their bytes. The site has them read in a thread before it looks
 * at the files: a workbook that takes seconds must not keep visitors waiting.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Book, largeBook, readBook } from './book'

/** On `globalThis`: the bundles of a process share it. */
const slot = Symbol.for('clinic.workbooks')
const shared = globalThis as { [slot]?: Map<string, Book> }
shared[slot] ??= new Map()
const readBooks = shared[slot]

/** Each of some tables, its last state and the one before. */
const maxKnown = 12
const maxMs = 30_000
const maxMegabytes = 512

const keyOf = (bytes: Buffer, table: string) =>
  `${table} ${createHash('sha1').update(bytes).digest('hex')}`

/** Reads a workbook once, here if nobody has had it read by {@link prepareBook}. */
export function bookOf(bytes: Buffer, table: string): Book {
  const key = keyOf(bytes, table)
  return readBooks.get(key) ?? keep(key, readBook(bytes, table))
}

const thread = () => join(/* turbopackIgnore: true */ process.cwd(), '.next/site/workbook.mjs')

/** The thread is made by the build; without it there is no site that somebody would wait for. */
export const canReadApart = () => existsSync(thread())

/** Reads a workbook in a thread, bounded in time and memory. */
export async function prepareBook(bytes: Buffer, table: string): Promise<void> {
  const key = keyOf(bytes, table)
  if (readBooks.has(key) || !canReadApart()) return
  const worker = new Worker(thread(), {
    workerData: { bytes, table },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  const limit = setTimeout(() => void worker.terminate(), maxMs)
  try {
    const ended = once(worker, 'exit').then(() => [largeBook])
    const [book] = (await Promise.race([once(worker, 'message'), ended])) as [Book]
    keep(key, book)
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    keep(key, largeBook)
  } finally {
    clearTimeout(limit)
    void worker.terminate()
  }
}

function keep(key: string, book: Book): Book {
  readBooks.set(key, book)
  const [oldest] = readBooks.keys()
  if (readBooks.size > maxKnown && oldest !== undefined) readBooks.delete(oldest)
  return book
}
