/**
 * A select with a search field in its list (B69): a native `<details>` whose options are links.
 * Without JavaScript, and before hydration, they lead to pages; with it a click selects. Used inside
 * islands.
 */

import { ChevronDown, Search, X } from 'lucide'
import { type KeyboardEvent, useId, useRef } from 'react'
import { isPlainClick } from '@/components/hooks/is-plain-click'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './SearchSelect.module.scss'
import type { SelectItem } from './selectItem'
import { useSearchSelect } from './useSearchSelect'

export interface SelectLabels {
  readonly label: string
  readonly placeholder: string
  readonly search: string
  readonly clear: string
  readonly nothing: string
}

interface SearchSelectProps {
  readonly items: readonly SelectItem[]
  /** Label of the chosen item. */
  readonly value: string | null
  readonly onChange: (label: string | null) => void
  readonly labels: SelectLabels
}

export function SearchSelect({ items, value, onChange, labels }: SearchSelectProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const select = useSearchSelect(items, root, onChange)
  const { open, text, shown, active } = select

  const moveOrChoose = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') select.move(1)
    else if (event.key === 'ArrowUp') select.move(-1)
    else if (event.key === 'Enter') select.choose(shown[active]?.label)
    else if (event.key === 'Escape') select.close()
    else return
    event.preventDefault()
  }

  return (
    <div ref={root} className={styles.select}>
      <details open={open} onToggle={event => event.currentTarget.open && select.show()}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          className={styles.trigger}
          aria-label={value ? `${labels.label}: ${value}` : labels.placeholder}
          onClick={event => {
            event.preventDefault()
            if (open) select.close()
            else select.show()
          }}
          onKeyDown={event => select.typeAhead(event, value)}
        >
          <span data-empty={value === null || undefined}>{value ?? labels.placeholder}</span>
          <Icon of={ChevronDown} />
        </summary>
        <div className={styles.popup}>
          <div className={styles.search}>
            <Icon of={Search} />
            <input
              type="text"
              role="combobox"
              value={text}
              maxLength={500}
              placeholder={labels.search}
              aria-label={labels.search}
              aria-autocomplete="list"
              aria-expanded={open && shown.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
              autoComplete="off"
              onChange={event => select.search(event.target.value)}
              onKeyDown={moveOrChoose}
            />
          </div>
          {/* Roles only after hydration: without JavaScript it is a plain list of links. */}
          <ul
            id={`${id}-list`}
            className={styles.list}
            role={open ? 'listbox' : undefined}
            aria-label={labels.label}
          >
            {shown.map(({ label, href }, index) => (
              <li key={label} role={open ? 'presentation' : undefined}>
                <a
                  id={`${id}-${index}`}
                  {...(open && { role: 'option', tabIndex: -1, 'aria-selected': label === value })}
                  href={href}
                  data-chosen={label === value || undefined}
                  data-active={index === active || undefined}
                  onClick={event => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    select.choose(label)
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {/* Here before its text, which is announced then. */}
          <p className={styles.nothing} role="status">
            {shown.length === 0 && labels.nothing}
          </p>
        </div>
      </details>
      {value !== null && (
        <button
          type="button"
          className={styles.clear}
          aria-label={labels.clear}
          onClick={() => select.choose(null)}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  )
}
