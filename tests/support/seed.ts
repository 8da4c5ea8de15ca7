import { generateRecords, type RecordsSize } from '@/lib/backend/generate'
import { loadRecords } from '@/lib/backend/records/load'

/** The records of the sample content. */
export const { records: seed } = loadRecords()

/** The same with more of them. */
export const generateSeed = (size: RecordsSize) => generateRecords(seed, size)
