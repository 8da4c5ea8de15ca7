import styles from './TagFilter.module.scss'

interface TagFilterProps {
  readonly tags: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  readonly labels: {
    /** Name of the group. */
    readonly tags: string
    readonly clearTags: string
  }
}

/**
 * Filters doctors by their labels; a doctor must have all of the chosen ones. Those come first, so
 * that they are in sight where the row scrolls sideways, after a button that clears them.
 */
export function TagFilter({ tags, chosen, onChange, labels }: TagFilterProps) {
  // The empty one clears.
  const shown = new Set([...(chosen[0] ? [''] : []), ...chosen, ...tags])
  if (shown.size === 0) return null
  return (
    <ul className={styles.tags} aria-label={labels.tags}>
      {[...shown].map(tag => {
        const rest = chosen.filter(each => tag && each !== tag)
        const isChosen = rest.length < chosen.length
        return (
          <li key={tag}>
            <button
              type="button"
              value={tag}
              aria-pressed={tag ? isChosen : undefined}
              onClick={({ currentTarget }) => {
                currentTarget.closest('ul')?.scrollTo(0, 0)
                // The one that clears goes.
                if (!tag)
                  currentTarget.parentElement?.nextElementSibling?.querySelector('button')?.focus()
                onChange(isChosen ? rest : [...rest, tag])
              }}
            >
              {tag || `${labels.clearTags}: ${chosen.length}`}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
