import { assemble } from '@/lib/backend/records/assemble'
import { loadRecords } from '@/lib/backend/records/load'
import { type ContentSize, largeContent } from './large-content/generate'

const { records, entries } = loadRecords()

/** The records of the sample content. */
export const seed = records

/** The sample content extended to larger sizes. */
export const generateSeed = (size: ContentSize) => assemble(largeContent(entries, size)).records
