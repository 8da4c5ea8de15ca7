/** The copy of the published sheet in `DATA_DIR/price-list`, and what is known of its last fetch. */

import 'server-only'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { publishedFolder, publishedNames } from '@/lib/clinic/files/published'
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
  /** What was held back when somebody was last told of it. */
  told: z.string().optional(),
})

export type CopyState = z.infer<typeof stateSchema>

const stateName = 'state.json'

/** Begins anew for another address. */
export function copyState(url: string): CopyState {
  const text = whereThere(() => readFileSync(join(publishedFolder(), stateName), 'utf8')) ?? ''
  const state = stateSchema.safeParse(parseJson(text)).data
  // None yet, or a damaged one: the sheet is fetched whole.
  return state?.url === url ? state : { url, seenAt: 0 }
}

/** @throws Error when the disk cannot be written */
export function saveState(state: CopyState): void {
  write(stateName, JSON.stringify(state))
}

/** The bytes of the copy, if there is one in that format. */
export function copyBytes(isBook: boolean): Buffer | undefined {
  return whereThere(() => readFileSync(join(publishedFolder(), nameOf(isBook))))
}

/** @throws Error when the disk cannot be written */
export function saveCopy(bytes: Buffer, isBook: boolean): void {
  write(nameOf(isBook), bytes)
  rmSync(join(publishedFolder(), nameOf(!isBook)), { force: true })
}

export const nameOf = (isBook: boolean) => publishedNames[isBook ? 'xlsx' : 'csv']

/** Through a temporary file, as other processes read it meanwhile. */
function write(name: string, data: string | Buffer): void {
  const path = join(publishedFolder(), name)
  mkdirSync(publishedFolder(), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, data)
  renameSync(`${path}.${process.pid}`, path)
}
