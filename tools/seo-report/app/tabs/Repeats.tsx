import type { Aliases, Repeat } from '../../data'
import { languageNames, repeatNames } from '../../labels/kinds'
import { repeatLabels as labels, pageLabels } from '../../labels/page'
import { counted, fill, percent } from '../../labels/say'
import type { TabProps } from '../tabProps'
import { More } from '../ui/More'
import { PageLink } from '../ui/PageLink'

const kinds: readonly Repeat['what'][] = ['title', 'description', 'body']

/** Near-duplicate pages, and the similarity of the landing pages. */
export function Repeats({ model }: TabProps) {
  const { repeats, aliases, origin } = model.report
  return (
    <>
      <p className="lead">{labels.intro}</p>
      {kinds.map(what => {
        const own = repeats.filter(repeat => repeat.what === what)
        return (
          <section key={what}>
            <h2>
              {repeatNames[what]} <span className="muted">{own.length}</span>
            </h2>
            {own.length === 0 && <p className="muted">{labels.none}</p>}
            <More items={own} step={20}>
              {shown =>
                shown.map(repeat => (
                  <RepeatGroup key={repeat.paths[0]} repeat={repeat} origin={origin} />
                ))
              }
            </More>
          </section>
        )
      })}
      {aliases.length > 0 && (
        <section>
          <h2>{labels.aliases}</h2>
          <p className="muted">{labels.aliasesNote}</p>
          {aliases.map(each => (
            <Matrix key={each.locale} aliases={each} />
          ))}
        </section>
      )}
    </>
  )
}

function RepeatGroup({ repeat, origin }: { readonly repeat: Repeat; readonly origin: string }) {
  const { text, paths, similarity, locale } = repeat
  return (
    <details className="group">
      <summary>
        <span className="name">{text}</span>
        <span className="muted">
          {counted(paths.length, pageLabels.page)}, {languageNames[locale].toLowerCase()},{' '}
          {similarity === 1
            ? labels.same
            : fill(labels.alike, { percent: percent(similarity).replace(' %', '') })}
        </span>
      </summary>
      <div className="inside">
        <More items={paths} step={30}>
          {shown => (
            <ul className="lines">
              {shown.map(path => (
                <li key={path}>
                  <PageLink origin={origin} path={path} known />
                </li>
              ))}
            </ul>
          )}
        </More>
      </div>
    </details>
  )
}

/** Half of the matrix, because it is symmetric. */
function Matrix({ aliases: { locale, paths, similarity } }: { readonly aliases: Aliases }) {
  return (
    <div className="scroller">
      <table className="matrix">
        <caption>{languageNames[locale]}</caption>
        <thead>
          <tr>
            <td />
            {paths.slice(0, -1).map(path => (
              <th key={path} scope="col">
                {path}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paths.slice(1).map((path, index) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              {paths.slice(0, -1).map((other, column) => {
                const row = index + 1
                const value = similarity[row]?.[column] ?? 0
                return (
                  <td key={other} className={column < row && value > 0.8 ? 'warning' : ''}>
                    {column < row ? percent(value) : ''}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
