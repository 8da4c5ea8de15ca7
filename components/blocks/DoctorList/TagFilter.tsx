import styles from './TagFilter.module.scss'

interface TagFilterProps {
  readonly tags: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  /** Name of the group. */
  readonly label: string
}

/** Filters doctors by their labels; a doctor must have all of the chosen ones. */
export function TagFilter({ tags, chosen, onChange, label }: TagFilterProps) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(tag => {
        const isChosen = chosen.includes(tag)
        return (
          <li key={tag}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() =>
                onChange(isChosen ? chosen.filter(each => each !== tag) : [...chosen, tag])
              }
            >
              {tag}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
