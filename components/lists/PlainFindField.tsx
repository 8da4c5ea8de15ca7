import { Search, X } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './FindField.module.scss'

interface PlainFindFieldProps {
  readonly labels: Readonly<Record<'find' | 'findPlaceholder' | 'clear', string>>
  /** The page of the search, with the language's prefix. */
  readonly search: string
}

/** The field of a list before scripts, or without them: it goes to the site search. */
export function PlainFindField({ labels, search }: PlainFindFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark.
    <form role="search" className={styles.find} action={search} autoComplete="off">
      <Icon of={Search} />
      <input
        type="search"
        name="q"
        maxLength={100}
        placeholder={labels.findPlaceholder}
        aria-label={labels.find}
        enterKeyHint="search"
      />
      <button type="button" aria-label={labels.clear} hidden>
        <Icon of={X} />
      </button>
    </form>
  )
}
