/** The folder into which marketers put their exports. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Brings, Cited, ExportFile, FoundQuery, Service } from '../data'
import { hostOf, joinCitations, joinExports, joinQueries } from './join'
import { type ExportedLine, readExport } from './read'

export interface Exports {
  readonly files: readonly ExportFile[]
  readonly brings: ReadonlyMap<string, Brings>
  readonly queries: readonly FoundQuery[]
  readonly cited: readonly Cited[]
}

interface Counted {
  readonly file: ExportFile
  readonly service?: Service
  readonly lines: readonly ExportedLine[]
}

/** What people take for an export, too; it is named, as nobody unpacks or converts it here. */
const otherFormats = /\.(?:xlsx?|xlsb|ods|numbers|zip|gz|rar|7z)$/i

/**
 * Its files `*.csv`, also in folders, as a downloaded archive is unpacked. Of several of one kind the newest counts:
 * a period that was exported twice would be counted twice.
 * @param folder undefined: nothing is known
 * @param origin of the site: its subdomains, which a domain's exports have, are other sites
 * @throws Error of the file system
 */
export function exportsIn(folder: string | undefined, origin: string): Exports {
  const names = folder === undefined ? [] : readdirSync(folder, { recursive: true }).map(String)
  const changed = (name: string) => statSync(join(folder ?? '', name)).mtimeMs
  const newestFirst = names
    .filter(name => /\.(?:csv|tsv|txt)$/i.test(name) || otherFormats.test(name))
    .map(name => ({ name, at: changed(name) }))
    .sort((a, b) => b.at - a.at || b.name.localeCompare(a.name, 'ru', { numeric: true }))
  const known = new Set<string>()
  const all = newestFirst.flatMap(({ name }) => {
    if (otherFormats.test(name)) return unread(name, 'format')
    return countedIn(name, readFileSync(join(folder ?? '', name)), known, origin)
  })
  const read = all.flatMap(({ service, lines }) => (service ? [{ service, lines }] : []))
  return {
    files: all.map(({ file }) => file).sort((a, b) => a.name.localeCompare(b.name, 'ru')),
    brings: joinExports(read),
    queries: joinQueries(read),
    cited: joinCitations(read),
  }
}

function unread(name: string, problem: ExportFile['problem']): Counted[] {
  return [{ file: { name, service: null, problem, pages: 0 }, lines: [] }]
}

/** @param known the kinds of tables that were counted, to which its own are added */
function countedIn(name: string, bytes: Uint8Array, known: Set<string>, origin: string): Counted[] {
  const reading = readExport(name, bytes)
  if ('problem' in reading) {
    return reading.problem === 'another' ? [] : unread(name, reading.problem)
  }
  const { service } = reading
  const kinds = new Set(
    reading.lines.flatMap(({ address, query }) => [
      ...(address ? [`${service} pages`] : []),
      ...(query ? [`${service} queries`] : []),
    ]),
  )
  if ([...kinds].some(kind => known.has(kind))) return unread(name, 'older')
  for (const kind of kinds) known.add(kind)
  const lines = reading.lines.filter(({ address }) => !isOnSubdomain(address, origin))
  const problem = lines.length < reading.lines.length ? 'hosts' : null
  return [{ file: { name, service, problem, pages: lines.length }, service, lines }]
}

function isOnSubdomain(address: string | null, origin: string): boolean {
  const [own, site] = [address && hostOf(address), hostOf(origin)]
  return Boolean(own && site && own !== site && own.endsWith(`.${site}`))
}
