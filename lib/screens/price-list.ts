import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import type { PatientFact } from '@/lib/clinic/patient-facts'
import { getServices } from '@/lib/content/client/services'
import { today } from '@/lib/content/today'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { type PriceSection, priceSections, type SectionOf } from '@/lib/screens/price-sections'
import { type PriceTableData, priceTables } from '@/lib/screens/price-tables'
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata'
import { yesNo } from './facts'
import { longDays } from './long-day'
import { loadPatientFacts } from './patient-facts'
import { priceFilePath } from './price-files'
import { sectionCrumbs } from './section-crumbs'

/** All prices of the clinic on one page. */
export interface PriceListData {
  readonly crumbs: readonly Crumb[]
  readonly sections: readonly SectionOf<PriceTableData>[]
  /** Of thousands of prices: its tables are loaded when they are wanted. */
  readonly isLong: boolean
  /** What it says of its prices, and what it leaves out. */
  readonly lead: string
  /** How to pay, and whose policies count. */
  readonly facts: readonly PatientFact[]
  /** Today in Almaty, formatted. */
  readonly date: string
  /** Absolute URL of the page. */
  readonly url: string
  /** Paths of the same as files. */
  readonly files: { readonly xlsx: string; readonly csv: string }
}

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
