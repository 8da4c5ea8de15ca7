/** The copies of the published sheets in `DATA_DIR/price-list`, and what is known of their last fetches. */

import 'server-only'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  copyName,
  type PublishedTable,
  publishedFolder,
  publishedTables,
} from '@/lib/clinic/files/published'
import { writeWhole } from '@/lib/clinic/files/write-whole'
import { parseJson } from '@/lib/errors/attempt'
import { whereThere } from '@/lib/errors/there'

const stateSchema = z.object({
  url: z.string(),
  etag: z.string().optional(),
  modified: z.string().optional(),
  /** When the sheet was last seen as it is here, ms since 1970. */
  seenAt: z.number().default(0),
  /** Of the last attempt, when it failed. */
  failure: z.string().optional(),
})

export type CopyState = z.infer<typeof stateSchema>

const stateName = (table: PublishedTable) => `${publishedTables[table]}.json`

/** Begins anew for another address. */
export function copyState(table: PublishedTable, url: string): CopyState {
  const text =
    whereThere(() => readFileSync(join(publishedFolder(), stateName(table)), 'utf8')) ?? ''
  const state = stateSchema.safeParse(parseJson(text)).data
  // None yet, or a damaged one: the sheet is fetched whole.
  return state?.url === url ? state : { url, seenAt: 0 }
}

/** @throws Error when the disk cannot be written */
export function saveState(table: PublishedTable, state: CopyState): void {
  write(stateName(table), JSON.stringify(state))
}

/** The bytes of the copy, if there is one in that format. */
export function copyBytes(table: PublishedTable, isBook: boolean): Buffer | undefined {
  return whereThere(() => readFileSync(join(publishedFolder(), copyName(table, isBook))))
}

/** @throws Error when the disk cannot be written */
export function saveCopy(table: PublishedTable, bytes: Buffer, isBook: boolean): void {
  write(copyName(table, isBook), bytes)
  rmSync(join(publishedFolder(), copyName(table, !isBook)), { force: true })
}

function write(name: string, data: string | Buffer): void {
  writeWhole(join(publishedFolder(), name), data)
}
