/** Makes the report from what the crawl found. */
import { indexOf } from '@/lib/seo/rules/site'
import type { Inspection } from '../crawl/inspect'
import type { PageRow, Report } from '../data'
import { coverageOf } from './coverage'
import { findingsOf, inOrder } from './findings'
import { translationHints } from './hints'
import { repeatHints } from './repeat-hints'
import { aliasesOf, repeatsOf } from './repeats'
import { readablePath } from './row'

type Circumstances = Pick<
  Report,
  'origin' | 'base' | 'madeAt' | 'seconds' | 'visitors' | 'searches' | 'speeds' | 'unreached'
>

/** The report without the comparison with the last one. */
export function reportOf(
  inspection: Inspection,
  circumstances: Circumstances,
): Omit<Report, 'changes'> {
  const { sitemap, bodies, pictures } = inspection
  const pages = withLinksIn(inspection, circumstances.origin)
  const repeats = repeatsOf(pages, bodies)
  const found = findingsOf(inspection.violations)
  const hints = [...inspection.hints, ...translationHints(pages), ...repeatHints(repeats)]
  return {
    ...circumstances,
    sitemap: { files: Math.max(1, sitemap.parts.length), urls: sitemap.entries.length },
    pictures,
    pages,
    findings: inOrder([...found, ...hints]),
    repeats,
    aliases: aliasesOf(pages, bodies),
    coverage: coverageOf(pages, found),
  }
}

/** Adds how many other pages link to each, counted in the desktop layout. */
function withLinksIn({ rows, pages }: Inspection, origin: string): PageRow[] {
  const counts = new Map<string, number>()
  for (const { url, links } of indexOf(pages).values()) {
    for (const { href } of links) {
      if (href !== url) counts.set(href, (counts.get(href) ?? 0) + 1)
    }
  }
  const byPath = new Map([...counts].map(([url, count]) => [readablePath(url, origin), count]))
  return rows.map(row => ({ ...row, linksIn: byPath.get(row.path) ?? 0 }))
}
