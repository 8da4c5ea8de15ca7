/** Workbooks that were read already, by their bytes. */
import { createHash } from 'node:crypto'
import { Slot } from '@/lib/process/slot'
import { hasThreads, inThread } from '../in-thread'
import { type Book, largeBook, readBook } from './book'

const readBooks = new Slot<Map<string, Book>>('workbooks').orMake(() => new Map())

/** Each of some tables, its last state and the one before. */
const maxKnown = 12

const keyOf = (bytes: Buffer, table: string) =>
  `${table} ${createHash('sha1').update(bytes).digest('hex')}`

/** Reads a workbook once, here if nobody has had it read by {@link prepareBook}. */
export function bookOf(bytes: Buffer, table: string): Book {
  const key = keyOf(bytes, table)
  return readBooks.get(key) ?? keep(key, readBook(bytes, table))
}

export const isBookKnown = (bytes: Buffer, table: string) => readBooks.has(keyOf(bytes, table))

/** Reads a workbook in a thread, bounded in time and memory. */
export async function prepareBook(bytes: Buffer, table: string): Promise<void> {
  if (isBookKnown(bytes, table) || !hasThreads()) return
  keep(keyOf(bytes, table), (await inThread<Book>('workbook', { bytes, table })) ?? largeBook)
}

function keep(key: string, book: Book): Book {
  readBooks.set(key, book)
  const [oldest] = readBooks.keys()
  if (readBooks.size > maxKnown && oldest !== undefined) readBooks.delete(oldest)
  return book
}
