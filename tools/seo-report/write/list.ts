/** The page that lists the reports of a year, without script. */
import { z } from 'zod'
import { escapeHtml } from '@/lib/text/escape-html'
import type { Report, Severity } from '../data'
import { foundIn } from '../insights/then'
import { weeklyLabels as labels, pageLabels } from '../labels/page'
import { counted, day, number } from '../labels/say'
import { documentHtml } from './document'

const foundSchema = z.object({
  google: z.number().nullable(),
  yandex: z.number().nullable(),
  citations: z.number().nullable(),
  engines: z
    .array(z.enum(['google', 'yandex']))
    .readonly()
    .optional(),
  queries: z.record(z.string(), z.number()),
})

/** What the list says of a report. */
export const archivedSchema = z.object({
  pages: z.number(),
  errors: z.number(),
  warnings: z.number(),
  hints: z.number(),
  /** Since the report before; `null`: it was the first. */
  appeared: z.number().nullable(),
  fixed: z.number().nullable(),
  /** What the exports said; reports of earlier versions do not have it. */
  found: foundSchema.optional(),
})

export interface ArchivedReport extends z.infer<typeof archivedSchema> {
  /** `YYYY-MM-DD`, the name of its folder. */
  readonly day: string
}

export function lineOf(report: Report): z.infer<typeof archivedSchema> {
  const { pages, findings, changes } = report
  const count = (severity: Severity) => findings.filter(each => each.severity === severity).length
  return {
    pages: pages.length,
    errors: count('error'),
    warnings: count('warning'),
    hints: count('hint'),
    appeared: changes?.appeared.length ?? null,
    fixed: changes?.fixed.length ?? null,
    found: foundIn(report),
  }
}

const style = `
:root{color:#1d1730;background:#f6f4fb;font:1rem/1.5 "Onest Variable",system-ui,sans-serif;font-variant-numeric:tabular-nums}
*{box-sizing:border-box}
body{margin:0}
header{padding:2rem 0 1.5rem;color:#fff;background:#2a1552}
.column{max-width:48rem;margin:0 auto;padding:0 clamp(1rem,3vw,2rem)}
header p{margin:0;color:#ded0f6}
h1{margin:.25rem 0 0;font-size:clamp(1.75rem,4vw,2.5rem);line-height:1.15}
ul{margin:2rem 0 4rem;padding:0;list-style:none;border:1px solid #e3deee;border-radius:1rem;background:#fff;overflow:hidden}
li+li{border-top:1px solid #e3deee}
li{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;align-items:center;padding:1rem 1.25rem}
a{color:#6a38bd;text-underline-offset:.2em}
a:focus-visible{outline:3px solid #6a38bd;outline-offset:2px}
.day{font-weight:600;font-size:1.125rem}
.what{grid-column:1;color:#5d5673}
.bad{color:#b3261e;font-weight:600}
.file{grid-row:1/3;grid-column:2}
@media(width<40rem){li{grid-template-columns:1fr}.file{grid-row:3;grid-column:1}}
`

export function listHtml(origin: string, reports: readonly ArchivedReport[]): string {
  return documentHtml({
    title: labels.list,
    allowed: "style-src 'unsafe-inline'",
    styles: style,
    body: `<header><div class="column"><p>${escapeHtml(new URL(origin).host)}</p><h1>${labels.list}</h1></div></header>
<main class="column"><ul>
${reports.map(item).join('\n')}
</ul></main>`,
  })
}

function item(report: ArchivedReport): string {
  return `<li><a class="day" href="${report.day}/report.html">${day(report.day)}</a><span class="what">${sentence(report)}</span><a class="file" href="${report.day}/pages.csv" download="${labels.file}-${report.day}.csv">${labels.table}</a></li>`
}

function sentence({ pages, errors, warnings, appeared, fixed }: ArchivedReport): string {
  const bad = counted(errors, pageLabels.error)
  return [
    counted(pages, pageLabels.page),
    errors > 0 ? `<span class="bad">${bad}</span>` : bad,
    counted(warnings, pageLabels.warning),
    ...(appeared ? [`${labels.appeared}: ${number(appeared)}`] : []),
    ...(fixed ? [`${labels.fixed}: ${number(fixed)}`] : []),
  ].join(', ')
}
