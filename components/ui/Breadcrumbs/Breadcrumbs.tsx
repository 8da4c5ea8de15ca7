import { useLocale, useTranslations } from 'next-intl'
import type { Crumb } from '@/lib/routing/crumbs'
import { localePath } from '@/lib/routing/locales'
import styles from './Breadcrumbs.module.scss'

/** The path from the home page to this one, the same as the page's BreadcrumbList (R26). */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslations('common')
  const locale = useLocale()
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={localePath(path, locale)}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
