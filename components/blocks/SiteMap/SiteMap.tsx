import { useTranslations } from 'next-intl'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { SiteMapData } from '@/lib/views/site-map'
import styles from './SiteMap.module.scss'
import { SiteMapLinks } from './SiteMapLinks.island'

/** Every page of the site in this language, in groups; long groups fold up, all is in the HTML. */
export function SiteMap({ title, crumbs, groups }: SiteMapData) {
  const t = useTranslations('siteMap')
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p className={styles.note}>{t('newTab')}</p>
      {groups.map(group => (
        <section key={group.title} className={styles.group}>
          <h2>{group.title}</h2>
          {group.list.links.length > 0 && (
            <SiteMapLinks className={styles.links} list={group.list} />
          )}
          {group.groups.map(nested => (
            <details key={nested.title} open={nested.list.links.length <= 24}>
              <summary>
                <h3>{nested.title}</h3>
                <span>{nested.list.links.length}</span>
              </summary>
              <SiteMapLinks className={styles.links} list={nested.list} />
            </details>
          ))}
        </section>
      ))}
    </div>
  )
}
