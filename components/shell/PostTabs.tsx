import { useLocale, useTranslations } from 'next-intl'
import { TabBar } from '@/components/ui/TabBar/TabBar'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'

/** The one tab of the posts (B19). */
export function PostTabs() {
  const t = useTranslations('posts.tabs')
  const href = localePath(pathOf('posts'), useLocale())
  return <TabBar label={t('label')} tabs={[{ label: t('all'), href, section: 'list' }]} />
}
