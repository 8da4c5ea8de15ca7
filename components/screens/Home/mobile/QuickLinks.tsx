import { ClipboardCheck, FlaskConical, Newspaper, Stethoscope } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { withoutMissing } from '@/lib/routing/navigation'
import { pathOf } from '@/lib/routing/routes'
import type { HomeData } from '@/lib/screens/home'
import styles from './QuickLinks.module.scss'

/** The check-up card first, then services, analyses and news. */
export function QuickLinks({ missing }: Pick<HomeData, 'missing'>) {
  const t = useTranslations('home')
  const locale = useLocale()
  const links = [
    {
      route: 'checkUps',
      icon: ClipboardCheck,
      title: t('entries.checkUp'),
      text: t('entries.checkUpText', clinicIn(locale).claims),
    },
    { route: 'servicesTop', icon: Stethoscope, title: t('tiles.services'), text: '' },
    { route: 'analyses', icon: FlaskConical, title: t('tiles.analyses'), text: '' },
    {
      route: 'articles',
      icon: Newspaper,
      title: t('entries.articles'),
      text: t('entries.articlesText'),
    },
  ] as const
  const shown = withoutMissing(links, missing)
  if (shown.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('entries.label')}>
      {shown.map(({ route, icon, title, text }) => (
        <li key={route}>
          <a href={localePath(pathOf(route), locale)}>
            <Icon of={icon} />
            <b>{title}</b>
            {text && <span>{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
