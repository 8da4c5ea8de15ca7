import { Search, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { toTop } from '@/components/hooks/to-top'
import styles from '@/components/lists/FindField.module.scss'
import { FoundCount } from '@/components/lists/FoundCount'
import { Icon } from '@/components/ui/Icon/Icon'
import type { ListCategory } from '@/lib/calculator/browse'
import { fill } from '@/lib/text/fill'
import { loadFoundRows } from './FoundList'
import type { ListLabels } from './listLabels'

interface FindFieldProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly labels: ListLabels
  readonly categories: readonly ListCategory[]
  /** The page of the search, with the language's prefix. */
  readonly search: string
}

/** Enter goes to what was found, past the alphabet and the categories. */
const firstFound = () => document.querySelector<HTMLElement>('[data-complete] input')

const fieldId = 'find'

/** Past the alphabet and the categories, too. */
export function focusFindField(): void {
  const field = document.querySelector<HTMLInputElement>(`#${fieldId}`)
  field?.focus()
  // As with Tab, so that what is typed takes the place of what was sought.
  field?.select()
}

/** Filters the list while typing, and says how many there are once it is cleared; without JavaScript the form goes to the site search. */
export function FindField({ text, onChange, labels, categories, search }: FindFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const onTyped = useRef(onChange)
  const [isCleared, setCleared] = useState(false)
  const count = categories.reduce((sum, category) => sum + category.count, 0)

  // Text may have been typed before hydration.
  useEffect(() => {
    if (field.current?.value) onTyped.current(field.current.value)
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark.
    <form
      role="search"
      className={styles.find}
      action={search}
      autoComplete="off"
      onSubmit={event => {
        event.preventDefault()
        firstFound()?.focus()
      }}
    >
      <Icon of={Search} />
      <input
        ref={field}
        id={fieldId}
        type="search"
        name="q"
        value={text}
        maxLength={100}
        placeholder={labels.findPlaceholder}
        aria-label={labels.find}
        enterKeyHint="search"
        onFocus={event => {
          toTop(event.currentTarget)
          loadFoundRows()
            .then(({ loadFinder }) => loadFinder())
            .catch(() => undefined)
        }}
        onChange={event => onChange(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={labels.clear}
          onClick={() => {
            onChange('')
            setCleared(true)
            field.current?.focus()
          }}
        >
          <Icon of={X} />
        </button>
      )}
      <FoundCount text={isCleared && text === '' ? fill(labels.found, { count }) : ''} />
    </form>
  )
}
