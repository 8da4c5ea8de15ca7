import type { ReactNode } from 'react'
import type { Finding, PageRow } from '../../data'
import { differenceNames, visitorNames } from '../../labels/kinds'
import { ruleLabels } from '../../labels/rules'
import { counted, fill, kilobytes, milliseconds, number, percent, position } from '../../labels/say'
import { rowLabels as labels } from '../../labels/table'
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
              <strong>{ruleLabels[finding.rule]?.name ?? finding.rule}</strong>
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
    [labels.title, withLength(row.title)],
    [labels.description, withLength(row.description)],
    [labels.h1, row.h1.join(' | ') || labels.missing],
    [labels.canonical, row.canonical || labels.missing],
    [
      labels.languages,
      Object.entries(row.languages)
        .map(([code, path]) => `${code}: ${path}`)
        .join(', ') || labels.missing,
    ],
    [labels.robots, row.robots || labels.missing],
    [labels.sitemap, row.inSitemap ? labels.inSitemap : labels.notInSitemap],
    [labels.types, row.types.join(', ') || labels.missing],
    [labels.words, number(row.words)],
    [labels.foot, row.footWords > 0 ? number(row.footWords) : labels.noFoot],
    ...bringsOf(row),
    [labels.depth, row.depth === null ? labels.noWay : counted(row.depth, labels.clicks)],
    [
      labels.links,
      fill(labels.linksOf, {
        in: number(row.linksIn),
        out: number(row.linksOut),
        away: number(row.linksAway),
      }),
    ],
    [
      labels.pictures,
      fill(labels.picturesOf, {
        count: number(row.pictures),
        bare: number(row.picturesWithoutAlt),
      }),
    ],
    [
      labels.size,
      fill(labels.sizeOf, { size: kilobytes(row.size), gzip: kilobytes(row.sizeGzip) }),
    ],
    ...(row.phone ? [[labels.phone, phoneOf(row.phone)] as const] : []),
    [
      labels.time,
      Object.entries(row.firstByte)
        .map(([name, ms]) => `${visitorNames[name] ?? name}: ${milliseconds(ms)}`)
        .join(', '),
    ],
  ]
}

function bringsOf({ brings }: PageRow): readonly (readonly [string, ReactNode])[] {
  if (!brings) return []
  const engines = (['google', 'yandex'] as const).flatMap(name => {
    const found = brings[name]
    return found
      ? [
          fill(labels.foundOf, {
            engine: labels.engines[name],
            impressions: number(found.impressions),
            clicks: number(found.clicks),
            position: found.position === null ? labels.unknown : position(found.position),
          }),
        ]
      : []
  })
  const { visits, leads } = brings
  const visitors = [
    ...(visits === null ? [] : [counted(visits, labels.visits)]),
    ...(leads === null ? [] : [counted(leads, labels.leads)]),
  ]
  return [
    ...(engines.length > 0 ? [[labels.found, engines.join('; ')] as const] : []),
    ...(visitors.length > 0 ? [[labels.visitors, visitors.join(', ')] as const] : []),
  ]
}

function withLength(text: string): ReactNode {
  if (!text) return labels.missing
  return (
    <>
      {text} <span className="muted">{counted([...text].length, labels.characters)}</span>
    </>
  )
}

function phoneOf({ share, differs }: NonNullable<PageRow['phone']>): string {
  const names = differs.map(name => differenceNames[name] ?? name)
  return [
    fill(labels.phoneOf, { percent: percent(share).replace(' %', '') }),
    names.length > 0 ? names.join(', ') : labels.same,
  ].join(', ')
}
