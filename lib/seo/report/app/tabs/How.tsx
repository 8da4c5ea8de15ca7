import { visitorNames } from '../../labels/kinds'
import { overviewWords as words } from '../../labels/page'
import { unseenRules } from '../../labels/rules'
import { counted, date, duration, fill, form, number } from '../../labels/say'
import type { Model } from '../model'

/** What was checked, and what was not. */
export function How({ model: { report } }: { readonly model: Model }) {
  const { origin, base, madeAt, seconds, visitors, sitemap, pictures } = report
  const facts: readonly (readonly [string, string])[] = [
    [words.site, origin],
    ...(base === origin ? [] : [[words.server, base] as const]),
    [words.when, `${date(madeAt)}, ${fill(words.took, { minutes: duration(seconds) })}`],
    [words.who, visitors.map(name => visitorNames[name] ?? name).join(', ')],
    [
      words.sitemap,
      fill(words.sitemapOf, {
        urls: counted(sitemap.urls, words.addresses),
        files: `${number(sitemap.files)} ${form(sitemap.files, words.files)}`,
      }),
    ],
    [
      words.pictures,
      fill(words.picturesOf, {
        measured: number(pictures.measured),
        named: number(pictures.named),
      }),
    ],
  ]
  return (
    <section>
      <h2>{words.how}</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.unseen}</dt>
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
