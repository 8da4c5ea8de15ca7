import { X } from 'lucide'
import { useRef } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { fill } from '@/lib/text/fill'
import styles from './TagFilter.module.scss'

interface TagFilterProps {
  readonly tags: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  readonly labels: {
    /** Name of the group. */
    readonly tags: string
    /** `{count}` stands for the number of chosen ones. */
    readonly clearTags: string
  }
}

/**
 * Filters doctors by their labels; a doctor must have all of the chosen ones. Those come first, so
 * that they are in sight where the row scrolls sideways, after a button that clears them.
 */
export function TagFilter({ tags, chosen, onChange, labels }: TagFilterProps) {
  const list = useRef<HTMLUListElement>(null)
  if (tags.length === 0) return null
  const change = (next: readonly string[]) => {
    onChange(next)
    list.current?.scrollTo({ left: 0 })
  }
  const toggle = (tag: string) =>
    change(chosen.includes(tag) ? chosen.filter(each => each !== tag) : [...chosen, tag])
  const clear = () => {
    change([])
    list.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus()
  }
  const ordered = [...chosen, ...tags.filter(tag => !chosen.includes(tag))]
  return (
    <ul ref={list} className={styles.tags} aria-label={labels.tags}>
      {chosen.length > 0 && (
        <li key="">
          <button type="button" className={styles.clear} onClick={clear}>
            <span>{fill(labels.clearTags, { count: chosen.length })}</span>
            <Icon of={X} aria-hidden="true" />
          </button>
        </li>
      )}
      {ordered.map(tag => (
        <li key={tag}>
          <button type="button" aria-pressed={chosen.includes(tag)} onClick={() => toggle(tag)}>
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
}
