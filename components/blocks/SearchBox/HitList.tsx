/** The drop-down of hits: a listbox with a group for every kind, each option a link. */
import {
  BadgePercent,
  ClipboardCheck,
  FlaskConical,
  type LucideIcon,
  Stethoscope,
  UserRound,
} from 'lucide-react'
import { Link } from '@/components/ui/Link/Link.island'
import type { SearchHit, SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/i18n/locales'
import { highlight } from '@/lib/search/highlight'
import { hitUrl } from '@/lib/search/hits'
import styles from './SearchBox.module.scss'
import type { SearchWords } from './words'

const icons: Readonly<Record<SearchKind, LucideIcon>> = {
  services: Stethoscope,
  doctors: UserRound,
  analysis: FlaskConical,
  checkups: ClipboardCheck,
  promotion: BadgePercent,
}

export interface HitListProps {
  readonly id: string
  readonly hits: readonly SearchHit[]
  /** What was typed, to show where it is in the names. */
  readonly text: string
  readonly active: SearchHit | undefined
  readonly words: SearchWords
  readonly locale: Locale
  readonly onActivate: (hit: SearchHit) => void
  readonly onChoose: () => void
}

/** Id of a hit's option, for `aria-activedescendant`. */
export function optionId(list: string, { category, slug }: SearchHit): string {
  return `${list}-${category}-${slug}`
}

export function HitList(props: HitListProps) {
  const { id, hits, words } = props
  const kinds = [...new Set(hits.map(({ category }) => category))]
  return (
    <div id={id} role="listbox" aria-label={words.results} className={styles.list}>
      {kinds.map(kind => {
        const Icon = icons[kind]
        const heading = `${id}-${kind}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
          <div key={kind} role="group" aria-labelledby={heading} className={styles.group}>
            <div id={heading} role="presentation" className={styles.kind}>
              <Icon aria-hidden="true" />
              {words.kinds[kind]}
            </div>
            {hits
              .filter(({ category }) => category === kind)
              .map(hit => (
                <Option key={hit.slug} hit={hit} {...props} />
              ))}
          </div>
        )
      })}
    </div>
  )
}

function Option(props: HitListProps & { readonly hit: SearchHit }) {
  const { id, hit, text, active, locale, onActivate, onChoose } = props
  return (
    <Link
      id={optionId(id, hit)}
      role="option"
      aria-selected={hit === active}
      tabIndex={-1}
      href={hitUrl(hit, window.location.origin, locale)}
      className={styles.option}
      // The field keeps the focus, as the pattern of a combobox asks.
      onMouseDown={event => event.preventDefault()}
      onMouseMove={() => onActivate(hit)}
      onClick={onChoose}
    >
      <span>
        {highlight(hit.name, text).map((part, index) =>
          part.matched ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a name never change places.
            <mark key={index}>{part.text}</mark>
          ) : (
            part.text
          ),
        )}
      </span>
    </Link>
  )
}
