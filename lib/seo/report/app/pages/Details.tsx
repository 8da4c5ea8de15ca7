import type { ReactNode } from 'react'
import type { Finding, PageRow } from '../../data'
import { differenceNames, visitorNames } from '../../labels/kinds'
import { ruleWords } from '../../labels/rules'
import { counted, fill, kilobytes, milliseconds, number, percent } from '../../labels/say'
import { rowWords as words } from '../../labels/table'
import type { Model } from '../model'
import { Visitors } from '../ui/FindingLine'
import { PageLink } from '../ui/PageLink'

interface DetailsProps {
  readonly row: PageRow
  readonly findings: readonly Finding[]
  readonly model: Model
}

/** All that is known of a page. */
export function Details({ row, findings, model }: DetailsProps) {
  const { origin, visitors } = model.report
  return (
    <>
      <p>
        <PageLink origin={origin} path={row.path} />
      </p>
      {findings.length > 0 && (
        <ul className="findings">
          {findings.map(finding => (
            <li key={finding.rule + finding.says} className={`finding marked ${finding.severity}`}>
              <strong>{ruleWords[finding.rule]?.name ?? finding.rule}</strong>
              <p>
                {finding.says} <Visitors finding={finding} all={visitors.length} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <dl className="facts">
        {factsOf(row).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function factsOf(row: PageRow): readonly (readonly [string, ReactNode])[] {
  return [
    [words.title, withLength(row.title)],
    [words.description, withLength(row.description)],
    [words.h1, row.h1.join(' | ') || words.missing],
    [words.canonical, row.canonical || words.missing],
    [
      words.languages,
      Object.entries(row.languages)
        .map(([code, path]) => `${code}: ${path}`)
        .join(', ') || words.missing,
    ],
    [words.robots, row.robots || words.missing],
    [words.sitemap, row.inSitemap ? words.inSitemap : words.notInSitemap],
    [words.types, row.types.join(', ') || words.missing],
    [words.words, number(row.words)],
    [words.foot, row.footWords > 0 ? number(row.footWords) : words.noFoot],
    [
      words.links,
      fill(words.linksOf, {
        in: number(row.linksIn),
        out: number(row.linksOut),
        away: number(row.linksAway),
      }),
    ],
    [
      words.pictures,
      fill(words.picturesOf, {
        count: number(row.pictures),
        bare: number(row.picturesWithoutAlt),
      }),
    ],
    [words.size, fill(words.sizeOf, { size: kilobytes(row.size), gzip: kilobytes(row.sizeGzip) })],
    ...(row.phone ? [[words.phone, phoneOf(row.phone)] as const] : []),
    [
      words.time,
      Object.entries(row.firstByte)
        .map(([name, ms]) => `${visitorNames[name] ?? name}: ${milliseconds(ms)}`)
        .join(', '),
    ],
  ]
}

function withLength(text: string): ReactNode {
  if (!text) return words.missing
  return (
    <>
      {text} <span className="muted">{counted([...text].length, words.characters)}</span>
    </>
  )
}

function phoneOf({ share, differs }: NonNullable<PageRow['phone']>): string {
  const names = differs.map(name => differenceNames[name] ?? name)
  return [
    fill(words.phoneOf, { percent: percent(share).replace(' %', '') }),
    names.length > 0 ? names.join(', ') : words.same,
  ].join(', ')
}
