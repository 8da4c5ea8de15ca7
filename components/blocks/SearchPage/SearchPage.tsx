import { useLocale, useTranslations } from 'next-intl'
import { SearchBox } from '@/components/blocks/SearchBox/SearchBox'
import { Link } from '@/components/ui/Link/Link.island'
import { localePath } from '@/lib/i18n/locales'
import { hitPath } from '@/lib/search/hits'
import { clinicIn, mainPhone } from '@/lib/site/clinic'
import type { SearchData } from '@/lib/views/search'
import styles from './SearchPage.module.scss'

/** Search results by kind, rendered on the server. */
export function SearchPage({ query, groups, unavailable }: SearchData) {
  const t = useTranslations('searchPage')
  const kinds = useTranslations('search.kinds')
  const locale = useLocale()
  const phone = mainPhone(clinicIn(locale))
  return (
    <div className={styles.page}>
      <h1>{query ? t('for', { query }) : t('h1')}</h1>
      <SearchBox query={query} />
      {groups.map(({ kind, hits }) => (
        <section key={kind}>
          <h2>{kinds(kind)}</h2>
          <ul className={styles.hits}>
            {hits.map(hit => (
              <li key={hit.slug}>
                <Link href={localePath(hitPath(hit), locale)}>{hit.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <p className={styles.none}>
          {unavailable ? t('unavailable') : query ? t('none') : t('ask')}{' '}
          <a href={`tel:${phone.number}`}>{phone.label}</a>
        </p>
      )}
    </div>
  )
}
