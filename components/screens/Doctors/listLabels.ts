import type { useTranslations } from 'next-intl'
import { doctorLabels, hrefTemplate } from '@/components/doctors/doctorLabels'
import { receptionLines } from '@/components/doctors/receptionLines'
import { orderKey, type SortTab, sortTabs } from '@/lib/doctors/sorting'
import type { Locale } from '@/lib/routing/locales'
import type { DoctorsData } from '@/lib/screens/doctors'
import { lowerFirst } from '@/lib/text/lower-first'
import { pluralForms } from '@/lib/text/plural'
import type { BrowserLabels, DoctorListLabels, SortedLabels } from './labels'

type Translate = ReturnType<typeof useTranslations<'doctors'>>
type TranslatePrice = ReturnType<typeof useTranslations<'price'>>

/** Labels that the lists of both layouts need. */
function listLabels(
  t: Translate,
  price: TranslatePrice,
  locale: Locale,
  receptions: DoctorsData['receptions'],
): DoctorListLabels {
  const card = doctorLabels(t, price, locale)
  return {
    card,
    receptions: Object.fromEntries(
      receptions.map(doctor => [doctor.id, receptionLines(doctor, card)]),
    ),
    days: {
      today: t('list.days.today'),
      tomorrow: t('list.days.tomorrow'),
      sat: t('list.days.sat'),
    },
    doctors: t('list.doctors'),
    found: pluralForms(count => t('list.found', { count })),
    empty: t('list.empty'),
    emptyText: t('list.emptyText'),
    showAll: t('list.showAll'),
    unavailable: t('list.unavailable'),
    retry: t('list.retry'),
    loading: t('list.loading'),
    more: t.raw('list.more'),
    specialtyHref: hrefTemplate('doctorsOfSpecialty', locale),
  }
}

/** The orders that help to choose; nobody looks for the lowest rating. */
const offered = ['all ', 'price asc', 'price desc', 'rating desc', 'experience desc', 'all asc']

/** Labels of the phone's list. */
export function sortedLabels(
  t: Translate,
  price: TranslatePrice,
  locale: Locale,
  receptions: DoctorsData['receptions'],
): SortedLabels {
  return {
    ...listLabels(t, price, locale, receptions),
    sort: t('list.sort'),
    offered,
    tags: t('list.tags'),
    clearTags: t('list.clearTags'),
    orders: ordersBy(t, tab => (tab === 'all' ? '' : `${lowerFirst(t(`list.tabs.${tab}`))}: `)),
  }
}

/** Labels of the desktop's list: its column of specialties, tabs and preview, too. */
export function browserLabels(
  t: Translate,
  price: TranslatePrice,
  locale: Locale,
  receptions: DoctorsData['receptions'],
): BrowserLabels {
  return {
    ...sortedLabels(t, price, locale, receptions),
    specialties: t('list.specialties'),
    everyone: t('list.everyone'),
    everyoneLabel: t('list.everyoneLabel'),
    letter: t.raw('list.letter'),
    choice: t('list.choice'),
    tabs: byTab(tab => t(`list.tabs.${tab}`)),
    orders: ordersBy(t, () => ''),
    direction: t('list.direction'),
    selected: t('list.selected'),
  }
}

function byTab<T>(labels: (tab: SortTab) => T): Readonly<Record<SortTab, T>> {
  const entries = sortTabs.map(tab => [tab, labels(tab)] as const)
  return Object.fromEntries(entries) as Record<SortTab, T>
}

/** @param of what stands before an order */
function ordersBy(t: Translate, of: (tab: SortTab) => string): SortedLabels['orders'] {
  const directions = ['asc', 'desc'] as const
  return Object.fromEntries(
    sortTabs.flatMap(tab => [
      [orderKey({ tab, direction: '' }), t('list.none')],
      ...directions.map(direction => [
        orderKey({ tab, direction }),
        of(tab) + t(`list.orders.${tab}.${direction}`),
      ]),
    ]),
  )
}
