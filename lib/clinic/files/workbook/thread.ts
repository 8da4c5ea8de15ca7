/** The thread that reads a workbook, started by `known-books.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { readBook } from './book'

const { bytes, table } = workerData as { readonly bytes: Uint8Array; readonly table: string }
parentPort?.postMessage(readBook(Buffer.from(bytes), table))
