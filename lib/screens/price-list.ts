import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { today } from '@/lib/content/today'
import type { PriceListData } from '@/lib/props/price-list'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata'
import { priceFilePath } from './price-files'
import { priceSections } from './price-sections'
import { sectionCrumbs } from './section-crumbs'

const path = pathOf('priceList')

/** All prices on one page. Not indexed: each price has its own page, which search engines show. */
export const priceListScreen = {
  async load(): Promise<PriceListData> {
    const locale = await currentLocale()
    return {
      crumbs: await sectionCrumbs('priceList'),
      sections: await priceSections(locale),
      date: todayIn(locale),
      url: absoluteUrl(path, locale),
      files: { xlsx: priceFilePath('xlsx', locale), csv: priceFilePath('csv', locale) },
    }
  },
  async metadata(): Promise<Metadata> {
    const locale = await currentLocale()
    const t = await getTranslations('priceList')
    const head = { title: t('title', { clinic: clinicIn(locale).name }), description: t('lead') }
    return pageMetadata({ ...head, locale, path, hidden: true })
  },
}

function todayIn(locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(today()))
}
