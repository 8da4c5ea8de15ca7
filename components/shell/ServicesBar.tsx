import { useLocale, useTranslations } from 'next-intl'
import { TabBar } from '@/components/ui/TabBar/TabBar'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { serviceCategoryPath } from '@/lib/routing/service-categories'
import type { ServicesBarData } from '@/lib/screens/services-bar'
import styles from './ServicesBar.module.scss'

/** Above the lists of services: their categories, and the services with the flag `inHeader`. */
export function ServicesBar({ categories, inHeader }: ServicesBarData) {
  const t = useTranslations('services')
  const locale = useLocale()
  const tabs = categories.map(category => {
    const path = serviceCategoryPath(category)
    return {
      label: category.name,
      href: localePath(path, locale),
      section: path.replace('/services/', ''),
    }
  })
  return (
    <>
      {tabs.length > 0 && <TabBar label={t('tabs')} tabs={tabs} />}
      {inHeader.length > 0 && (
        <nav className={styles.quick} aria-labelledby="services-in-header">
          <p id="services-in-header">{t('inHeader')}</p>
          <ul className={styles.links}>
            {inHeader.map(({ id, slug, name }) => (
              <li key={id}>
                <a href={localePath(pathOf('service', slug), locale)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
