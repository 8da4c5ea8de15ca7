import { isPlainClick } from '@/components/hooks/is-plain-click'
import { categoryAnchor } from '@/components/screens/Analyses/listState'
import type { ListCategory } from '@/lib/calculator/browse'
import { hrefBelow } from '@/lib/calculator/href'
import styles from './Browser.module.scss'

interface CategoryGridProps {
  readonly categories: readonly ListCategory[]
  readonly selected: number
  readonly label: string
  /** Path with which those of the category pages begin. */
  readonly base: string
  readonly onChoose: (category: ListCategory) => void
}

/** Names of the categories in 4 columns, at most 300 px high (B47); links to their pages. */
export function CategoryGrid(props: CategoryGridProps) {
  const { categories, selected, label, base, onChoose } = props
  return (
    <nav aria-label={label} className={styles.grid}>
      <ul className={styles.categories}>
        {categories.map(category => (
          <li key={category.id} id={categoryAnchor(category.id)}>
            <a
              href={
                category.slug ? hrefBelow(base, category.slug) : `#${categoryAnchor(category.id)}`
              }
              data-in-place
              aria-current={category.id === selected ? 'true' : undefined}
              onClick={event => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onChoose(category)
              }}
            >
              <span>{category.name}</span> <small>{category.count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
