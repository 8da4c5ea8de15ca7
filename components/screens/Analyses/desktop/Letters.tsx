import type { MouseEvent } from 'react'
import { isPlainClick } from '@/components/hooks/is-plain-click'
import type { ListLabels } from '@/components/screens/Analyses/listLabels'
import { categoryAnchor } from '@/components/screens/Analyses/listState'
import { type Filter, isChosenLetter, type LetterEntry } from '@/lib/calculator/filter'
import styles from './Browser.module.scss'

interface LettersProps {
  readonly letters: readonly LetterEntry[]
  readonly filter: Filter
  readonly labels: Pick<ListLabels, 'all' | 'letters'>
  /** Where "all" leads without JavaScript. */
  readonly first: number
  /** `null` is "all". */
  readonly onChoose: (entry: LetterEntry | null) => void
}

/** The alphabet row, "all" first (B23); none for one letter. Without JavaScript a letter leads to its category. */
export function Letters({ letters, filter, labels, first, onChoose }: LettersProps) {
  if (letters.length < 2) return null
  const choose = (entry: LetterEntry | null) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(entry)
  }
  return (
    <nav aria-label={labels.letters}>
      <ul className={styles.letters}>
        <li>
          <a
            href={`#${categoryAnchor(first)}`}
            data-in-place
            aria-current={filter.categories.length === 0 ? 'true' : undefined}
            onClick={choose(null)}
          >
            {labels.all}
          </a>
        </li>
        {letters.map(entry => (
          <li key={entry.letter}>
            <a
              href={`#${categoryAnchor(entry.categories[0] ?? first)}`}
              data-in-place
              aria-current={isChosenLetter(filter, entry.letter) ? 'true' : undefined}
              onClick={choose(entry)}
            >
              {entry.letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
