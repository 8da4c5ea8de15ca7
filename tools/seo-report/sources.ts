/** What a report is made of besides the site, and where it goes: looked at before the long crawl (B213). */
import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs'
import { whereThere } from '@/lib/errors/there'
import type { AskedAddress } from '@/lib/http/asked-addresses/book'
import type { MissedSearch } from '@/lib/http/searches/book'
import { type Exports, exportsIn } from './exports/folder'
import { askedFrom, searchesFrom } from './insights/books'
import type { Options } from './options'

export interface Sources {
  readonly exports: Exports
  readonly searches: readonly MissedSearch[]
  readonly asked: readonly AskedAddress[]
}

type Named = Pick<Options, 'data' | 'exports' | 'origin' | 'ownData'>

/**
 * @param note takes a line about what is left out
 * @throws Error when a named folder, or a file in it, cannot be read
 */
export function readSources(named: Named, note: (line: string) => void): Sources {
  const folders = dataFolders(named, note)
  return {
    exports: exportsIn(named.exports, named.origin),
    searches: searchesFrom(folders),
    asked: askedFrom(folders),
  }
}

/** A machine without the site has no data of it. */
function dataFolders({ data, ownData }: Named, note: (line: string) => void): readonly string[] {
  if (ownData === undefined) return data
  if (whereThere(() => readdirSync(ownData))) return [ownData]
  note(`Searches and former addresses are left out: there is no folder ${ownData}`)
  return []
}

/** Makes the folder. @throws Error when it cannot be written */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}
