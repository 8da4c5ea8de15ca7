import { Search } from 'lucide'
import { kindNames, languageNames } from '../../labels/kinds'
import { pageLabels } from '../../labels/page'
import { ruleLabels } from '../../labels/rules'
import { tableLabels as labels } from '../../labels/table'
import type { Model } from '../model'
import { hashOf, replacePlace } from '../place'
import { Icon } from '../ui/Icon'
import type { RowFilter, Sort } from './rows'

interface FiltersProps {
  readonly model: Model
  readonly filter: RowFilter
  /** Of the table. */
  readonly columns: readonly Sort[]
  readonly set: (change: Partial<RowFilter>) => void
}

/** Search, filters and order of the table. */
export function Filters({ model, filter, columns, set }: FiltersProps) {
  const kinds = [...new Set(model.report.pages.map(({ kind }) => kindNames[kind]))]
  const isAny = Object.values(filter).some(Boolean)
  return (
    <form className="filters" onSubmit={event => event.preventDefault()}>
      <label className="search">
        <span className="hidden">{labels.search}</span>
        <Icon of={Search} />
        <input
          type="search"
          value={filter.q}
          placeholder={labels.search}
          onChange={event => set({ q: event.currentTarget.value })}
        />
      </label>
      <Choice name={labels.kind} value={filter.kind} onChange={kind => set({ kind })}>
        {kinds.map(kind => (
          <option key={kind}>{kind}</option>
        ))}
      </Choice>
      <Choice
        name={labels.language}
        value={filter.language}
        onChange={language => set({ language })}
      >
        <Options of={languageNames} />
      </Choice>
      <Choice name={labels.problem} value={filter.problem} onChange={problem => set({ problem })}>
        <Options of={labels.problems} />
        <optgroup label={labels.rules}>
          {model.byRule.map(({ rule }) => (
            <option key={rule} value={rule}>
              {ruleLabels[rule]?.name ?? rule}
            </option>
          ))}
        </optgroup>
      </Choice>
      <Choice name={labels.status} value={filter.status} onChange={status => set({ status })}>
        <Options of={labels.statuses} />
      </Choice>
      <Choice name={labels.listing} value={filter.listing} onChange={listing => set({ listing })}>
        <Options of={labels.listings} />
      </Choice>
      {/* On a phone the table has no column headers to sort by. */}
      <div className="sort">
        <Choice
          name={labels.sort}
          value={filter.sort && `${filter.sort} ${filter.direction}`}
          onChange={value => {
            const [sort = '', direction = ''] = value.split(' ')
            set({ sort, direction })
          }}
        >
          {columns.flatMap(sort =>
            (['desc', 'asc'] as const).map(direction => (
              <option key={sort + direction} value={`${sort} ${direction}`}>
                {labels.columns[sort]}, {direction === 'asc' ? labels.ascending : labels.descending}
              </option>
            )),
          )}
        </Choice>
      </div>
      {/* Not a link: `hashchange` is asynchronous, and another choice may be made before it. */}
      {isAny && (
        <button type="button" onClick={() => replacePlace(hashOf('pages'))}>
          {labels.reset}
        </button>
      )}
    </form>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: React.ReactNode
}

function Choice({ name, value, onChange, children }: ChoiceProps) {
  return (
    <label className="choice">
      <span>{name}</span>
      {/* `aria-label`, because the name by the wrapping label would include all options. */}
      <select
        aria-label={name}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      >
        <option value="">{pageLabels.all}</option>
        {children}
      </select>
    </label>
  )
}

function Options({ of: names }: { readonly of: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
