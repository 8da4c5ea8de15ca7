/**
 * Which column of an export is what. The services word their headings in the language of the
 * account, and with a goal's name or a level in addition. Webmaster's table of watched queries has
 * columns of each day: `2026-11-24_shows`.
 */

import type { Service } from '../data'
import messages from '../labels/ru.json'

export interface Columns {
  readonly service: Service
  /** The first that holds an address in a line is its page. */
  readonly pages: readonly number[]
  /** What was searched for. */
  readonly query: number | null
  /** The time that a line is about, where one table may have several. */
  readonly period: number | null
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

const ofDay = /^(\d{4}-\d\d-\d\d)_(?:shows|clicks)$/

/**
 * Columns of each day, or of all days at once.
 * @returns `null` for a line that is no line of headings; `periods`: two of them are compared
 */
export function columnsOf(
  line: readonly string[],
  file: string,
): readonly Columns[] | 'whose' | 'periods' | null {
  const clean = line.map(bare)
  const all = (name: Name) =>
    clean.flatMap((head, index) => (patterns[name].test(head) ? [index] : []))
  const first = (name: Name) => all(name)[0] ?? null
  const pages = all('page')
  const query = first('query')
  const days = new Set(clean.flatMap(head => ofDay.exec(head)?.[1] ?? []))
  if (days.size > 0 && (query !== null || pages.length > 0)) {
    return [...days].map(day => ({ ...{ service: 'yandex', pages, query }, ...dayIn(clean, day) }))
  }
  const [clicks, impressions, visits, citations] = [
    first('clicks'),
    first('impressions'),
    first('visits'),
    first('citations'),
  ]
  if (pages.length === 0 && query === null) return null
  if ((clicks ?? impressions ?? visits ?? citations) === null) {
    return all('compared').length > 1 ? 'periods' : null
  }
  // Metrica's own searches are those of all engines, and hardly known.
  if (pages.length === 0 && visits !== null) return null
  const engine = citations === null ? engineOf(clean, file) : 'bing'
  const service = visits === null ? engine : 'metrika'
  if (!service) return 'whose'
  // Visits with a goal, once each, rather than how often goals were reached.
  const goalVisits = all('goalVisits')
  const own: Columns = {
    ...{ service, pages, query, clicks, impressions, visits, citations },
    ...{ position: first('position'), period: first('period') },
    leads: goalVisits.length > 0 ? goalVisits : all('goals'),
  }
  return [own]
}

const bare = (head: string) => head.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

/** A table of countries, devices or days, which lies beside those of pages and queries. */
export const isAnother = ([first = '']: readonly string[]) => patterns.another.test(bare(first))

function dayIn(line: readonly string[], day: string) {
  const at = (what: string) => {
    const index = line.indexOf(`${day}_${what}`)
    return index < 0 ? null : index
  }
  return {
    ...{ clicks: at('clicks'), impressions: at('shows'), position: at('position') },
    ...{ period: null, visits: null, citations: null, leads: [] },
  }
}

/** By the file's name; both engines are known by a heading, too. */
function engineOf(line: readonly string[], file: string): 'google' | 'yandex' | null {
  const isNamed = (engine: 'google' | 'yandex') => new RegExp(files[engine], 'i').test(file)
  if (isNamed('yandex') || line.some(head => patterns.period.test(head))) return 'yandex'
  const isGoogle = line.some(head => new RegExp(files.googleHeads).test(head))
  return isNamed('google') || isGoogle ? 'google' : null
}
