import { useTranslations } from 'next-intl'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { SiteMapData } from '@/lib/screens/site-map'
import { escapeHtml } from '@/lib/text/escape-html'
import styles from './SiteMapView.module.scss'

/** Every page of the site in this language, in groups; long ones are collapsed, but in the HTML. */
export function SiteMapView({ title, crumbs, groups }: SiteMapData) {
  const t = useTranslations('siteMap')
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p className={styles.note}>{t('newTab')}</p>
      {groups.map(group => (
        <section key={group.title} className={styles.group}>
          <h2>{group.title}</h2>
          {group.links.length > 0 && <Links links={group.links} />}
          {group.groups.map(nested => (
            <details key={nested.title} open={nested.links.length <= 24}>
              <summary>
                <h3>{nested.title}</h3>
                <span>{nested.links.length}</span>
              </summary>
              <Links links={nested.links} />
            </details>
          ))}
        </section>
      ))}
    </div>
  )
}

/** Thousands of links as one HTML string: as elements each would be a node of the RSC payload. */
function Links({ links }: Pick<SiteMapData['groups'][number], 'links'>) {
  const html = links.map(({ href, title }) => {
    return `<li><a href="${escapeHtml(href)}" target="_blank">${escapeHtml(title)}</a></li>`
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped in the line above
  return <ul className={styles.links} dangerouslySetInnerHTML={{ __html: html.join('') }} />
}
