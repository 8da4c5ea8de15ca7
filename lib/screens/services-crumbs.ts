import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Crumb } from '@/lib/routing/crumbs'
import { pathOf } from '@/lib/routing/routes'

/** The way to a page of the services; the top list is the section's own page. */
export async function servicesCrumbs(...further: readonly Crumb[]): Promise<Crumb[]> {
  const t = await getTranslations('nav')
  return [
    { name: t('home'), path: pathOf('home') },
    { name: t('services'), path: pathOf('servicesTop') },
    ...further,
  ]
}
