/** Makes the report from what the crawl found. */
import type { Inspection } from '../crawl/inspect'
import type { Brings, PageRow, Report, Stranger } from '../data'
import type { Exports } from '../exports/folder'
import { coverageOf } from './coverage'
import { findingsOf, inOrder } from './findings'
import { linkHints, translationHints } from './hints'
import { standingsOf } from './links'
import { repeatHints } from './repeat-hints'
import { aliasesOf, repeatsOf } from './repeats'
import { readablePath } from './row'
import { trustHints, withOverdue } from './trust'

type Circumstances = Pick<
  Report,
  | 'origin'
  | 'base'
  | 'madeAt'
  | 'seconds'
  | 'visitors'
  | 'searches'
  | 'asked'
  | 'speeds'
  | 'unreached'
>

/** What is known beside the crawl. */
interface Beside {
  readonly exports: Exports
  /** Paths of articles that should have been checked again. */
  readonly overdue: ReadonlySet<string>
}

/** The report without the comparison with the last one. */
export function reportOf(
  inspection: Inspection,
  circumstances: Circumstances,
  { exports, overdue }: Beside,
): Omit<Report, 'changes'> {
  const { sitemap, bodies, pictures } = inspection
  const pages = rowsOf(inspection, circumstances.origin, exports.brings).map(row =>
    withOverdue(row, overdue),
  )
  const repeats = repeatsOf(pages, bodies)
  const found = findingsOf(inspection.violations)
  const hints = [
    ...inspection.hints,
    ...translationHints(pages),
    ...repeatHints(repeats),
    ...linkHints(pages),
    ...trustHints(pages),
  ]
  return {
    ...circumstances,
    sitemap: { files: Math.max(1, sitemap.parts.length), urls: sitemap.entries.length },
    pictures,
    pages,
    findings: inOrder([...found, ...hints]),
    repeats,
    aliases: aliasesOf(pages, bodies),
    coverage: coverageOf(pages, found),
    exports: exports.files,
    strangers: strangersAmong(exports.brings, pages),
    queries: exports.queries,
    cited: exports.cited,
    before: [],
  }
}

/** Adds what is known when all pages are: the links that lead to each, and what it brings. */
function rowsOf(
  { rows, pages }: Inspection,
  origin: string,
  brings: ReadonlyMap<string, Brings>,
): PageRow[] {
  const standings = new Map(
    [...standingsOf(pages, origin)].map(([url, standing]) => [readablePath(url, origin), standing]),
  )
  return rows.map(row => ({
    ...row,
    ...(standings.get(row.path) ?? { depth: null, linksIn: 0 }),
    brings: brings.get(row.path) ?? null,
  }))
}

/** Of addresses that were visited in vain there may be thousands. */
const maxStrangers = 200

function strangersAmong(
  brings: ReadonlyMap<string, Brings>,
  rows: readonly PageRow[],
): readonly Stranger[] {
  const known = new Set(rows.map(({ path }) => path))
  return [...brings]
    .filter(([path]) => !known.has(path))
    .map(([path, own]) => ({ path, brings: own }))
    .sort((a, b) => clicksOf(b.brings) - clicksOf(a.brings))
    .slice(0, maxStrangers)
}

/** All that came by it: a visit from a search engine is in Metrica, too. */
function clicksOf({ google, yandex, visits }: Brings): number {
  return Math.max((google?.clicks ?? 0) + (yandex?.clicks ?? 0), visits ?? 0)
}
