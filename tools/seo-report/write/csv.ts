/** The CSV file: a line for each page, for Russian Excel and Google Sheets. */
import { type Cell, csvOf } from '@/lib/text/csv'
import type { Finding, PageRow, Report, SearchPerformance } from '../data'
import { columnNames, no, yes } from '../labels/columns'
import { differenceNames, kindNames, languageNames, visitorNames } from '../labels/kinds'

type Columns = Readonly<
  Record<keyof Omit<typeof columnNames, 'firstByte'>, (row: PageRow, about: About) => Cell>
>

interface About {
  readonly origin: string
  readonly findings: readonly Finding[]
}

const flag = (value: boolean) => (value ? yes : no)
/** As a Russian Excel reads it. */
const place = (found: SearchPerformance | null | undefined) =>
  found?.position ? found.position.toFixed(1).replace('.', ',') : ''
const kilobytes = (bytes: number) => Math.round(bytes / 1024)
const count =
  (severity: Finding['severity']) =>
  (_: PageRow, { findings }: About) =>
    findings.filter(finding => finding.severity === severity).length

const columns: Columns = {
  url: ({ path }, { origin }) => origin + path,
  kind: ({ kind }) => kindNames[kind],
  language: ({ locale }) => languageNames[locale],
  status: ({ status }) => status,
  indexable: ({ indexable }) => flag(indexable),
  inSitemap: ({ inSitemap }) => flag(inSitemap),
  title: ({ title }) => title,
  titleLength: ({ title }) => [...title].length,
  description: ({ description }) => description,
  descriptionLength: ({ description }) => [...description].length,
  h1: ({ h1 }) => h1.join(' | '),
  canonical: ({ canonical }) => canonical,
  hreflang: ({ languages }) =>
    Object.entries(languages)
      .map(([code, path]) => `${code}: ${path}`)
      .join(', '),
  robots: ({ robots }) => robots,
  types: ({ types }) => types.join(', '),
  words: ({ words }) => words,
  footWords: ({ footWords }) => footWords,
  depth: ({ depth }) => depth ?? '',
  linksIn: ({ linksIn }) => linksIn,
  linksOut: ({ linksOut }) => linksOut,
  linksAway: ({ linksAway }) => linksAway,
  pictures: ({ pictures }) => pictures,
  picturesWithoutAlt: ({ picturesWithoutAlt }) => picturesWithoutAlt,
  size: ({ size }) => kilobytes(size),
  sizeGzip: ({ sizeGzip }) => kilobytes(sizeGzip),
  phoneShare: ({ phone }) => (phone ? Math.floor(phone.share * 100) : ''),
  phoneDiffers: ({ phone }) =>
    (phone?.differs ?? []).map(name => differenceNames[name] ?? name).join(', '),
  googleImpressions: ({ brings }) => brings?.google?.impressions ?? '',
  googleClicks: ({ brings }) => brings?.google?.clicks ?? '',
  googlePosition: ({ brings }) => place(brings?.google),
  yandexImpressions: ({ brings }) => brings?.yandex?.impressions ?? '',
  yandexClicks: ({ brings }) => brings?.yandex?.clicks ?? '',
  yandexPosition: ({ brings }) => place(brings?.yandex),
  visits: ({ brings }) => brings?.visits ?? '',
  leads: ({ brings }) => brings?.leads ?? '',
  errors: count('error'),
  warnings: count('warning'),
  hints: count('hint'),
  findings: (_, { findings }) => findings.map(({ rule, says }) => `${rule}: ${says}`).join('; '),
}

export function pagesCsv({ origin, pages, findings, visitors }: Report): string {
  const byPath = groups(findings)
  const heads = Object.keys(columns).map(name => columnNames[name as keyof Columns])
  const times = visitors.map(name => `${columnNames.firstByte}: ${visitorNames[name] ?? name}`)
  const lines = pages.map(row => {
    const found = { origin, findings: byPath.get(row.path) ?? [] }
    return [
      ...Object.values(columns).map(of => of(row, found)),
      ...visitors.map(name => row.firstByte[name] ?? ''),
    ]
  })
  return csvOf([[...heads, ...times], ...lines], { separator: ';' })
}

function groups(findings: readonly Finding[]): Map<string, Finding[]> {
  const byPath = new Map<string, Finding[]>()
  for (const finding of findings) {
    const own = byPath.get(finding.path)
    if (own) own.push(finding)
    else byPath.set(finding.path, [finding])
  }
  return byPath
}
