import { useLocale, useTranslations } from 'next-intl'
import { TabBar } from '@/components/ui/TabBar/TabBar'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'

/** The one tab of the articles (B19). */
export function ArticleTabs() {
  const t = useTranslations('articles.tabs')
  const href = localePath(pathOf('articles'), useLocale())
  return <TabBar label={t('label')} tabs={[{ label: t('all'), href, section: 'list' }]} />
}
