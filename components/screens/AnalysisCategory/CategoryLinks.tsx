import { useLocale, useTranslations } from 'next-intl'
import type { ListCategory } from '@/lib/calculator/browse'
import { categoryPath } from '@/lib/routing/category-path'
import { localePath } from '@/lib/routing/locales'
import styles from './CategoryLinks.module.scss'

/** The other categories of analyses, each with its page. */
export function CategoryLinks({ categories }: { readonly categories: readonly ListCategory[] }) {
  const t = useTranslations('analyses.category')
  const locale = useLocale()
  if (categories.length === 0) return null
  return (
    <nav className={styles.links} aria-labelledby="other-categories">
      <h2 id="other-categories">{t('others')}</h2>
      <ul>
        {categories.map(category => (
          <li key={category.id}>
            <a href={localePath(categoryPath(category), locale)}>{category.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
