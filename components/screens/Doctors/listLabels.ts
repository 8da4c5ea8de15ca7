import type { useTranslations } from 'next-intl'
import { doctorLabels, hrefTemplate } from '@/components/doctors/doctorLabels'
import { receptionLines } from '@/components/doctors/receptionLines'
import { type SortTab, sortTabs } from '@/lib/doctors/sorting'
import type { DoctorsData } from '@/lib/props/doctors'
import type { Locale } from '@/lib/routing/locales'
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
    tags: t('list.tags'),
    clearTags: t('list.clearTags'),
    tabs: byTab(tab => t(`list.tabs.${tab}`)),
    none: t('list.none'),
    orders: byTab(tab => ({
      asc: t(`list.orders.${tab}.asc`),
      desc: t(`list.orders.${tab}.desc`),
    })),
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
    direction: t('list.direction'),
    selected: t('list.selected'),
  }
}

function byTab<T>(labels: (tab: SortTab) => T): Readonly<Record<SortTab, T>> {
  const entries = sortTabs.map(tab => [tab, labels(tab)] as const)
  return Object.fromEntries(entries) as Record<SortTab, T>
}
