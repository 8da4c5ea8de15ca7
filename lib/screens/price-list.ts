import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getServices } from '@/lib/content/client/services'
import { today } from '@/lib/content/today'
import type { PriceListData, PriceSection } from '@/lib/props/price-list'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata'
import { yesNo } from './facts'
import { longDays } from './long-day'
import { loadPatientFacts } from './patient-facts'
import { priceFilePath } from './price-files'
import { priceSections } from './price-sections'
import { priceTables } from './price-tables'
import { sectionCrumbs } from './section-crumbs'

const path = pathOf('priceList')

/** All prices on one page. Not indexed: each price has its own page, which search engines show. */
export const priceListScreen = {
  async load(): Promise<PriceListData> {
    const locale = await currentLocale()
    const sections = await priceSections(locale)
    return {
      crumbs: await sectionCrumbs('priceList'),
      ...(await priceTables(sections, locale)),
      lead: await leadOf(sections, locale),
      facts: loadPatientFacts(locale, 'results', 'reviews'),
      date: (await longDays(locale))(new Date(today())),
      url: absoluteUrl(path, locale),
      files: { xlsx: priceFilePath('xlsx', locale), csv: priceFilePath('csv', locale) },
    }
  },
  async metadata(): Promise<Metadata> {
    const locale = await currentLocale()
    const t = await getTranslations('priceList')
    const rows = rowsOf(await priceSections(locale))
    const priced = yesNo(rows.some(({ price }) => price.kind !== 'onRequest'))
    const head = {
      title: t('title', { clinic: clinicIn(locale).name }),
      description: t('description', { clinic: clinicIn(locale).name, priced }),
    }
    return pageMetadata({ ...head, locale, path, hidden: true })
  },
}

const rowsOf = (sections: readonly PriceSection[]) =>
  sections.flatMap(({ groups }) => groups.flatMap(group => group.rows))

/** Only what is so of these prices. */
async function leadOf(sections: readonly PriceSection[], locale: Locale): Promise<string> {
  const t = await getTranslations('priceList.lead')
  const services = await getServices(locale)
  const rows = rowsOf(sections)
  const sentences = [
    rows.some(({ price }) => price.kind === 'from') && t('from'),
    rows.some(({ discount }) => discount > 0) && t('discount'),
    rows.some(({ bloodDrawing }) => bloodDrawing > 0) && t('bloodDrawing'),
    clinicIn(locale).claims.childDiscount === 'yes' &&
      services.some(({ isForChildren }) => isForChildren) &&
      t('children'),
    rows.some(({ price }) => price.kind === 'onRequest') && t('onRequest'),
  ]
  return [t('currency'), ...sentences.filter(Boolean)].join(' ')
}
