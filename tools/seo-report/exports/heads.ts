/**
 * Which column of an export is what. The services word their headings in the language of the
 * account, and with a goal's name or a level in addition.
 */

import type { Service } from '../data'
import messages from '../labels/ru.json'

export interface Columns {
  readonly service: Service
  /** The first that holds an address in a line is its page. */
  readonly pages: readonly number[]
  /** What was searched for. */
  readonly query: number | null
  readonly clicks: number | null
  readonly impressions: number | null
  readonly position: number | null
  readonly visits: number | null
  /** Answers that cite a page or used a query. */
  readonly citations: number | null
  /** Goals, which are added up. */
  readonly leads: readonly number[]
}

const { exportHeads: heads, exportFiles: files } = messages

type Name = keyof typeof heads

const patterns = Object.fromEntries(
  Object.entries(heads).map(([name, pattern]) => [name, new RegExp(pattern)]),
) as Readonly<Record<Name, RegExp>>

/** `null` for a line that is no line of headings. */
export function columnsOf(line: readonly string[], file: string): Columns | 'whose' | null {
  const clean = line.map(head =>
    head.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim(),
  )
  const all = (name: Name) =>
    clean.flatMap((head, index) => (patterns[name].test(head) ? [index] : []))
  const first = (name: Name) => all(name)[0] ?? null
  const pages = all('page')
  const query = first('query')
  const [clicks, impressions, visits, citations] = [
    first('clicks'),
    first('impressions'),
    first('visits'),
    first('citations'),
  ]
  if (pages.length === 0 && query === null) return null
  if ((clicks ?? impressions ?? visits ?? citations) === null) return null
  // Metrica's own searches are those of all engines, and hardly known.
  if (pages.length === 0 && visits !== null) return null
  const engine = citations === null ? engineOf(clean, file) : 'bing'
  const service = visits === null ? engine : 'metrika'
  if (!service) return 'whose'
  // Visits with a goal, once each, rather than how often goals were reached.
  const goalVisits = all('goalVisits')
  return {
    ...{ service, pages, query, clicks, impressions, visits, citations },
    position: first('position'),
    leads: goalVisits.length > 0 ? goalVisits : all('goals'),
  }
}

/** By the file's name; Search Console is known by its heading, too. */
function engineOf(line: readonly string[], file: string): 'google' | 'yandex' | null {
  const isNamed = (engine: 'google' | 'yandex') => new RegExp(files[engine], 'i').test(file)
  if (isNamed('yandex')) return 'yandex'
  const isGoogle = line.some(head => new RegExp(files.googleHeads).test(head))
  return isNamed('google') || isGoogle ? 'google' : null
}
