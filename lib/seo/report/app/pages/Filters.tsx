import { Search } from 'lucide-react'
import { kindNames, languageNames } from '../../labels/kinds'
import { pageWords } from '../../labels/page'
import { ruleWords } from '../../labels/rules'
import { tableWords as words } from '../../labels/table'
import type { Model } from '../model'
import { hashOf, replacePlace } from '../place'
import { type RowFilter, sorts } from './rows'

interface FiltersProps {
  readonly model: Model
  readonly filter: RowFilter
  readonly set: (change: Partial<RowFilter>) => void
}

/** Search, filters and order of the table. */
export function Filters({ model, filter, set }: FiltersProps) {
  const kinds = [...new Set(model.report.pages.map(({ kind }) => kindNames[kind]))]
  const isAny = Object.values(filter).some(Boolean)
  return (
    <form className="filters" onSubmit={event => event.preventDefault()}>
      <label className="search">
        <span className="hidden">{words.search}</span>
        <Search aria-hidden="true" />
        <input
          type="search"
          value={filter.q}
          placeholder={words.search}
          onChange={event => set({ q: event.currentTarget.value })}
        />
      </label>
      <Choice name={words.kind} value={filter.kind} onChange={kind => set({ kind })}>
        {kinds.map(kind => (
          <option key={kind}>{kind}</option>
        ))}
      </Choice>
      <Choice
        name={words.language}
        value={filter.language}
        onChange={language => set({ language })}
      >
        <Options of={languageNames} />
      </Choice>
      <Choice name={words.problem} value={filter.problem} onChange={problem => set({ problem })}>
        <Options of={words.problems} />
        <optgroup label={words.rules}>
          {model.byRule.map(({ rule }) => (
            <option key={rule} value={rule}>
              {ruleWords[rule]?.name ?? rule}
            </option>
          ))}
        </optgroup>
      </Choice>
      <Choice name={words.status} value={filter.status} onChange={status => set({ status })}>
        <Options of={words.statuses} />
      </Choice>
      <Choice name={words.listing} value={filter.listing} onChange={listing => set({ listing })}>
        <Options of={words.listings} />
      </Choice>
      {/* On a phone the table has no column headers to sort by. */}
      <div className="sort">
        <Choice
          name={words.sort}
          value={filter.sort && `${filter.sort} ${filter.direction}`}
          onChange={value => {
            const [sort = '', direction = ''] = value.split(' ')
            set({ sort, direction })
          }}
        >
          {sorts.flatMap(sort =>
            (['desc', 'asc'] as const).map(direction => (
              <option key={sort + direction} value={`${sort} ${direction}`}>
                {words.columns[sort]}, {direction === 'asc' ? words.ascending : words.descending}
              </option>
            )),
          )}
        </Choice>
      </div>
      {/* No link: the browser tells of a new address a moment later, and a choice may come before. */}
      {isAny && (
        <button type="button" onClick={() => replacePlace(hashOf('pages'))}>
          {words.reset}
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
      {/* A label around the select would have screen readers read all options as its name. */}
      <select
        aria-label={name}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      >
        <option value="">{pageWords.all}</option>
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
