import { History, TrendingUp } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { keepFocus } from './keepFocus'
import { forgetSearches, recentSearches } from './recentSearches'
import styles from './Suggestions.module.scss'
import type { SuggestionsProps } from './suggestionsProps'

type QueriesProps = Pick<
  SuggestionsProps,
  'id' | 'active' | 'labels' | 'onActivate' | 'onQuery' | 'onForget'
>

/** Recent and popular queries, shown before anything is typed. */
export function Queries(props: QueriesProps) {
  const { id, labels, onForget } = props
  const [recent, setRecent] = useState(recentSearches)
  const forget = () => {
    forgetSearches()
    setRecent([])
    onForget()
  }
  const groups = [
    { name: 'recent', title: labels.recent, queries: recent, icon: History },
    { name: 'popular', title: labels.popularTitle, queries: labels.popular, icon: TrendingUp },
  ]
  return (
    <>
      <div id={id} role="listbox" aria-label={labels.results}>
        {groups
          .filter(({ queries }) => queries.length > 0)
          .map(({ name, title, queries, icon }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
            <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
              <div id={`${id}-${name}`} role="presentation" className={styles.kind}>
                <Icon of={icon} />
                <span>{title}</span>
              </div>
              {queries.map(query => (
                <Query key={query} option={`${id}-${name}-${query}`} query={query} {...props} />
              ))}
            </div>
          ))}
      </div>
      {recent.length > 0 && (
        <button type="button" className={styles.forget} onMouseDown={keepFocus} onClick={forget}>
          {labels.forget}
        </button>
      )}
    </>
  )
}

interface QueryProps extends QueriesProps {
  /** Id of the option. */
  readonly option: string
  readonly query: string
}

function Query({ option, query, active, onActivate, onQuery }: QueryProps) {
  return (
    <button
      type="button"
      id={option}
      role="option"
      aria-selected={option === active}
      tabIndex={-1}
      className={styles.option}
      onMouseDown={keepFocus}
      onMouseMove={() => onActivate(option)}
      onClick={() => onQuery(query)}
    >
      {query}
    </button>
  )
}
