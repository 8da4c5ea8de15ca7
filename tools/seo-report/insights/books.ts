/** What the instances of the site have written down of their visitors' vain ways. */
import { type AskedAddress, askedIn, fewestShown, readAsked } from '@/lib/http/asked-addresses/book'
import { bookIn, type MissedSearch, readBook } from '@/lib/http/searches/book'
import { unknownPaths } from '../rules/addresses'

/** @param folders DATA_DIR of each instance */
export function searchesFrom(folders: readonly string[]): readonly MissedSearch[] {
  const all = new Map<string, MissedSearch>()
  for (const each of folders.flatMap(folder => readBook(bookIn(folder)))) {
    const key = `${each.locale} ${each.text}`
    const known = all.get(key)
    all.set(key, known ? addSearches(known, each) : each)
  }
  return [...all.values()].sort((a, b) => b.visitors - a.visitors)
}

function addSearches(a: MissedSearch, b: MissedSearch): MissedSearch {
  const instead = { ...a.instead }
  for (const [text, count] of Object.entries(b.instead)) {
    instead[text] = (instead[text] ?? 0) + count
  }
  return { ...a, instead, visitors: a.visitors + b.visitors, last: later(a.last, b.last) }
}

/** Those that more than a person or two asked for; the report itself asks for unknown pages, too. */
export function askedFrom(folders: readonly string[]): readonly AskedAddress[] {
  const own = new Set(unknownPaths())
  const all = new Map<string, AskedAddress>()
  for (const each of folders.flatMap(folder => readAsked(askedIn(folder)))) {
    const known = all.get(each.path)
    all.set(each.path, known ? addAddresses(known, each) : each)
  }
  return [...all.values()]
    .filter(({ path, count }) => count >= fewestShown && !own.has(path))
    .sort((a, b) => b.count - a.count)
}

/** The later answer is what holds now. */
function addAddresses(a: AskedAddress, b: AskedAddress): AskedAddress {
  const { answer, to } = a.last >= b.last ? a : b
  const since = a.since < b.since ? a.since : b.since
  return { path: a.path, answer, to, since, count: a.count + b.count, last: later(a.last, b.last) }
}

const later = (a: string, b: string) => (a > b ? a : b)
