import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Crumb } from '@/lib/routing/crumbs'
import type { NavigationEntry } from '@/lib/routing/navigation'
import { pathOf } from '@/lib/routing/routes'

/** Breadcrumbs to a section, named as in the menu, and further ones below it; `null`: they are in none. */
export async function sectionCrumbs(
  section: NavigationEntry['label'] | null,
  ...further: readonly Crumb[]
): Promise<Crumb[]> {
  const t = await getTranslations('nav')
  return [
    { name: t('home'), path: pathOf('home') },
    ...(section
      ? [{ name: t(section), path: pathOf(section === 'services' ? 'servicesTop' : section) }]
      : []),
    ...further,
  ]
}
