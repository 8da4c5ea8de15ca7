/** The e-mail about a report: what has changed, in a few lines. Pure. */
import { clinicDay } from '@/lib/text/days'
import type { Changes, Finding, Report } from '../data'
import { mailLabels as labels, pageLabels } from '../labels/page'
import { ruleLabels } from '../labels/rules'
import { counted, day, fill, number } from '../labels/say'

export interface Email {
  readonly subject: string
  readonly text: string
}

/** Lines of each list; the report has all. */
const maxLines = 5

/** @param url of the folder of reports, where somebody serves it */
export function emailOf(report: Report, url: string | undefined): Email {
  const { origin, madeAt, pages, changes, unreached } = report
  const parts = [
    [
      fill(labels.state, {
        pages: counted(pages.length, pageLabels.page),
        errors: severity(report, 'error'),
        warnings: severity(report, 'warning'),
        hints: severity(report, 'hint'),
      }),
      ...(unreached.length > 0 ? [counts(labels.unreached, unreached.length)] : []),
    ],
    changesIn(changes),
    vainSearches(report),
    askedInVain(report),
    ...(url ? [[fill(labels.link, { url })]] : []),
  ]
  return {
    subject: fill(labels.subject, {
      host: new URL(origin).host,
      day: day(clinicDay(new Date(madeAt))),
    }),
    text: `${parts
      .filter(lines => lines.length > 0)
      .map(lines => lines.join('\n'))
      .join('\n\n')}\n`,
  }
}

function severity({ findings }: Report, name: Finding['severity']): string {
  return counted(findings.filter(each => each.severity === name).length, pageLabels[name])
}

function changesIn(changes: Changes | null): string[] {
  if (!changes) return [labels.first]
  const { appeared, fixed, added, gone } = changes
  const since = day(clinicDay(new Date(changes.since)))
  const parts = [
    ...list(labels.appeared, appeared, lineOf),
    ...list(labels.fixed, fixed, lineOf),
    ...list(labels.added, added, path => path),
    ...list(labels.gone, gone, path => path),
  ]
  return parts.length > 0
    ? [fill(labels.since, { since }), ...parts]
    : [fill(labels.quiet, { since })]
}

function lineOf({ rule, path }: Finding): string {
  return `${ruleLabels[rule]?.name ?? rule}: ${path}`
}

function list<T>(heading: string, items: readonly T[], say: (item: T) => string): string[] {
  if (items.length === 0) return []
  const shown = items.slice(0, maxLines).map(item => `— ${say(item)}`)
  const left = items.length - shown.length
  return [
    counts(heading, items.length),
    ...shown,
    ...(left > 0 ? [`— ${counts(labels.more, left)}`] : []),
  ]
}

function vainSearches({ searches }: Report): string[] {
  const lines = searches
    .slice(0, maxLines)
    .map(({ text, visitors }) => `— «${text}», ${counted(visitors, labels.visitors)}`)
  return lines.length > 0 ? [labels.searches, ...lines] : []
}

function askedInVain({ asked }: Report): string[] {
  const lines = asked
    .filter(({ answer }) => answer === 'missing')
    .slice(0, maxLines)
    .map(({ path, count }) => `— ${path}, ${counted(count, labels.times)}`)
  return lines.length > 0 ? [labels.asked, ...lines] : []
}

const counts = (text: string, count: number) => fill(text, { count: number(count) })
