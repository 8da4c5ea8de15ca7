/** The folder into which marketers put their exports. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brings, Cited, ExportFile, FoundQuery } from '../data'
import { joinCitations, joinExports, joinQueries } from './join'
import { type Reading, readExport } from './read'

export interface Exports {
  readonly files: readonly ExportFile[]
  readonly brings: ReadonlyMap<string, Brings>
  readonly queries: readonly FoundQuery[]
  readonly cited: readonly Cited[]
}

/**
 * Its files `*.csv`, also in folders, as a downloaded archive is unpacked.
 * @param folder undefined: nothing is known
 * @throws Error of the file system
 */
export function exportsIn(folder: string | undefined): Exports {
  const names = folder === undefined ? [] : readdirSync(folder, { recursive: true })
  const readings = names
    .map(String)
    .filter(name => /\.(?:csv|tsv|txt)$/i.test(name))
    .sort()
    .map(name => [name, readExport(name, readFileSync(join(folder ?? '', name)))] as const)
  const read = readings.flatMap(([, reading]) => ('service' in reading ? reading : []))
  return {
    files: readings.map(([name, reading]) => fileOf(name, reading)),
    brings: joinExports(read),
    queries: joinQueries(read),
    cited: joinCitations(read),
  }
}

function fileOf(name: string, reading: Reading): ExportFile {
  if ('problem' in reading) return { name, service: null, problem: reading.problem, pages: 0 }
  return { name, service: reading.service, problem: null, pages: reading.lines.length }
}
