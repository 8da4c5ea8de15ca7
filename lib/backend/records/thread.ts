/** The thread that reads the rows of a price list, started by `prepareReading`. */
import { parentPort, workerData } from 'node:worker_threads'
import { sendable, type TableInput } from '@/lib/clinic/files/known-readings'
import type { PublishedTable } from '@/lib/clinic/files/published'
import { analysisTable, serviceTable } from './analyses'
import { type RecordTable, readRows } from './read-rows'

const tables: Readonly<Record<PublishedTable, RecordTable>> = {
  'analyses.csv': analysisTable,
  'services.csv': serviceTable,
}

const input = workerData as TableInput & { readonly table: PublishedTable }
parentPort?.postMessage(sendable(readRows(tables[input.table], input)))
