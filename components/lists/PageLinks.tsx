import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/routing/locales'
import type { Pages } from '@/lib/routing/page-numbers'
import styles from './PageLinks.module.scss'

/** The numbered pages of a long list; nothing for a list of one page. */
export function PageLinks({ pages: { current, paths } }: { readonly pages: Pages }) {
  const t = useTranslations('common.pages')
  const locale = useLocale()
  if (paths.length < 2) return null
  return (
    <nav className={styles.pages} aria-label={t('label')}>
      <ol>
        {paths.map((path, index) => (
          <li key={path}>
            <a
              href={localePath(path, locale)}
              aria-label={t('number', { number: index + 1 })}
              aria-current={index + 1 === current ? 'page' : undefined}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
