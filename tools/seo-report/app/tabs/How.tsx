import { visitorNames } from '../../labels/kinds'
import { overviewLabels as labels } from '../../labels/page'
import { unseenRules } from '../../labels/rules'
import { counted, date, duration, fill, form, number } from '../../labels/say'
import type { Model } from '../model'

/** What was checked, and what was not. */
export function How({ model: { report } }: { readonly model: Model }) {
  const { origin, base, madeAt, seconds, visitors, sitemap, pictures } = report
  const facts: readonly (readonly [string, string])[] = [
    [labels.site, origin],
    ...(base === origin ? [] : [[labels.server, base] as const]),
    [labels.when, `${date(madeAt)}, ${fill(labels.took, { minutes: duration(seconds) })}`],
    [labels.who, visitors.map(name => visitorNames[name] ?? name).join(', ')],
    [
      labels.sitemap,
      fill(labels.sitemapOf, {
        urls: counted(sitemap.urls, labels.addresses),
        files: `${number(sitemap.files)} ${form(sitemap.files, labels.files)}`,
      }),
    ],
    [
      labels.pictures,
      fill(labels.picturesOf, {
        measured: number(pictures.measured),
        named: number(pictures.named),
      }),
    ],
  ]
  return (
    <section>
      <h2>{labels.how}</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{labels.unseen}</dt>
          <dd>
            <ul>
              {unseenRules.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  )
}
