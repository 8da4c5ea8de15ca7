/** The hits: a listbox with a group for every kind, each option a link. */
import {
  BadgePercent,
  Check,
  ClipboardCheck,
  FlaskConical,
  type IconNode,
  Info,
  Newspaper,
  Plus,
  Search,
  Stethoscope,
  UserRound,
} from 'lucide'
import { toggleItem, toggleSold } from '@/components/analyses/Calculator/calculatorStore'
import { useIsChosen } from '@/components/analyses/Calculator/useCalculator'
import { Icon } from '@/components/ui/Icon/Icon'
import { highlight } from '@/lib/content/search/highlight'
import { hitUrl } from '@/lib/content/search/hits'
import type { RichHit, SitePage } from '@/lib/content/search/rich-hit'
import type { SearchKind } from '@/lib/entities/search-hit'
import { localePath } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import styles from './HitList.module.scss'
import { HitRow } from './HitRow'
import { keepFocus } from './keepFocus'
import { addId, optionId } from './optionId'
import { PageRow } from './PageRow'
import popup from './Suggestions.module.scss'
import type { SuggestionsProps } from './suggestionsProps'

const icons: Readonly<Partial<Record<SearchKind, IconNode>>> = {
  services: Stethoscope,
  doctors: UserRound,
  analysis: FlaskConical,
  checkups: ClipboardCheck,
  promotion: BadgePercent,
  posts: Newspaper,
}

interface HitListProps
  extends Pick<
    SuggestionsProps,
    | 'id'
    | 'found'
    | 'text'
    | 'active'
    | 'labels'
    | 'locale'
    | 'onActivate'
    | 'onChoose'
    | 'onAnnounce'
  > {}

export function HitList(props: HitListProps) {
  const { id, found, labels } = props
  const { hits, pages } = found
  const kinds = [...new Set(hits.map(({ category }) => category))]
  return (
    <div id={id} role="listbox" aria-label={labels.results}>
      {pages.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
        <div role="group" aria-labelledby={`${id}-pages`} className={popup.group}>
          <div id={`${id}-pages`} role="presentation" className={popup.kind}>
            <Icon of={Info} />
            <span>{labels.pages}</span>
          </div>
          {pages.map(page => (
            <PageOption key={page.path} page={page} {...props} />
          ))}
        </div>
      )}
      {kinds.map(kind => {
        const heading = `${id}-${kind}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
          <div key={kind} role="group" aria-labelledby={heading} className={popup.group}>
            <div id={heading} role="presentation" className={popup.kind}>
              <Icon of={icons[kind] ?? Search} />
              <span>{labels.kinds[kind]}</span>
            </div>
            {hits
              .filter(({ category }) => category === kind)
              .map(hit => (
                <div key={hit.slug} role="presentation" className={styles.hit}>
                  <Option hit={hit} {...props} />
                  {(hit.item ?? hit.sold) && <AddOption hit={hit} {...props} />}
                </div>
              ))}
          </div>
        )
      })}
    </div>
  )
}

function PageOption(props: HitListProps & { readonly page: SitePage }) {
  const { id, page, active, locale, onActivate, onChoose } = props
  const option = `${id}-page-${page.path}`
  return (
    <a
      id={option}
      role="option"
      aria-selected={option === active}
      tabIndex={-1}
      href={window.location.origin + localePath(page.path, locale)}
      className={popup.option}
      onMouseDown={keepFocus}
      onMouseMove={() => onActivate(option)}
      data-event="search"
      data-kind="page"
      onClick={onChoose}
    >
      <PageRow page={page} />
    </a>
  )
}

function Option(props: HitListProps & { readonly hit: RichHit }) {
  const { id, hit, text, active, labels, locale, onActivate, onChoose } = props
  const option = optionId(id, hit)
  return (
    <a
      id={option}
      role="option"
      aria-selected={option === active}
      tabIndex={-1}
      href={hitUrl(hit, window.location.origin, locale)}
      className={popup.option}
      onMouseDown={keepFocus}
      onMouseMove={() => onActivate(option)}
      data-event="search"
      data-kind={hit.category}
      onClick={onChoose}
    >
      <HitRow hit={hit} labels={labels.hit}>
        {highlight(hit.name, text).map((part, index) => {
          const Part = part.matched ? 'mark' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name keep their order.
          return <Part key={index}>{part.text}</Part>
        })}
      </HitRow>
    </a>
  )
}

interface AddOptionProps extends HitListProps {
  readonly hit: RichHit
}

/** Adds what was found to the estimate or removes it; the drop-down stays open for the next one. */
function AddOption(props: AddOptionProps) {
  const { id, hit, active, labels, onActivate, onAnnounce } = props
  const { item, sold } = hit
  const chosen = useIsChosen(item?.id ?? 0, sold?.code)
  const option = addId(optionId(id, hit))
  const labelFor = (isChosen: boolean) =>
    fill(isChosen ? labels.hit.added : labels.hit.add, { name: hit.name })
  return (
    <button
      type="button"
      id={option}
      role="option"
      aria-selected={option === active}
      aria-label={labelFor(chosen)}
      tabIndex={-1}
      className={styles.add}
      data-chosen={chosen || undefined}
      onMouseDown={keepFocus}
      onMouseMove={() => onActivate(option)}
      onClick={() => {
        if (item) toggleItem(item)
        else if (sold) toggleSold(sold)
        onAnnounce(labelFor(!chosen))
      }}
    >
      {chosen ? <Icon of={Check} /> : <Icon of={Plus} />}
    </button>
  )
}
