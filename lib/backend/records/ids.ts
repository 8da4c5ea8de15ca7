/** Numbers of records, which people need not invent. */
import { createHash } from 'node:crypto'
import { firstMadeId } from '@/lib/kinds/strict'

/**
 * Ten digits of a hash, as many as addresses have: the same on every machine and for ever, whatever
 * other records there are.
 * @param key what the record is called in its kind
 */
export const madeId = (key: string) => firstMadeId + hashed(key, 9 * firstMadeId)

/** Records of files that name no number get one of their name. */
export const identified = <T extends { readonly id?: number | undefined }>(
  record: T,
  key: string,
): T & { readonly id: number } => ({ ...record, id: record.id ?? madeId(key) })

/** By the numbers that people wrote; the others after them, as they stand. */
export const byWrittenId = (a: { readonly id: number }, b: { readonly id: number }) =>
  Math.min(a.id, firstMadeId) - Math.min(b.id, firstMadeId)

export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** A number below `count`. */
export const hashed = (key: string, count: number) =>
  Number.parseInt(hashOf(key).slice(0, 12), 16) % count
