/** The rows of a table, as the thread reads them, too. */
import 'server-only'
import type { z } from 'zod'
import type { Entries } from '@/lib/clinic/files/check'
import type { TableInput } from '@/lib/clinic/files/known-readings'
import { type CompletedRows, type Row, readTable } from '@/lib/clinic/files/table'
import { knownIn, knownLines } from './addresses'
import type { Known } from './table-rows'

export interface RecordTable<T extends z.ZodObject = z.ZodObject> {
  readonly schema: T
  readonly required: readonly (string & keyof z.infer<T>)[]
  readonly complete: (file: string, rows: readonly Row[], known: readonly Known[]) => CompletedRows
}

/** It never throws, and depends on nothing but the input. */
export function readRows<T extends z.ZodObject>(
  { schema, required, complete }: RecordTable<T>,
  { table, text, given }: TableInput,
): Entries<z.infer<T>> {
  const known = knownIn(given)
  const read = {
    ...{ schema, required, known: knownLines(given) },
    complete: (rows: readonly Row[], file: string) => complete(file, rows, known),
  }
  return readTable(table, read, () => ({ text }))
}
