import type { useTranslations } from 'next-intl'
import { priceWords } from '@/components/ui/Price/priceWords'
import { clinicIn } from '@/lib/clinic'
import { dayWords } from '@/lib/clinic/hours-text'
import { isDetailPassedOn } from '@/lib/clinic/passed-on'
import { requestHref } from '@/lib/requests/href'
import { type Locale, localePath } from '@/lib/routing/locales'
import { type RouteName, routes } from '@/lib/routing/routes'
import { pluralForms } from '@/lib/text/plural'
import type { DoctorLabels, WeekLabels } from './labels'

type Translate = ReturnType<typeof useTranslations<'doctors'>>

/** The labels of doctors' cards and of the week under them, for islands and server views alike. */
export function doctorLabels(
  t: Translate,
  price: ReturnType<typeof useTranslations<'price'>>,
  locale: Locale,
): DoctorLabels {
  return {
    rating: t.raw('card.rating'),
    noRating: t('card.noRating'),
    reviews: pluralForms(count => t('card.reviews', { count })),
    experience: pluralForms(count => t('card.experience', { count })),
    first: t('card.first'),
    repeated: t('card.repeated'),
    price: priceWords(price),
    appointment: t('card.appointment'),
    more: t('card.more'),
    preferredDay: t.raw(isDetailPassedOn() ? 'card.preferredDay' : 'card.dayToSay'),
    week: weekLabels(t, locale),
    reception: {
      receives: t.raw('card.receives'),
      away: t.raw('card.away'),
      noReason: t('card.noReason'),
      substitute: t('card.substitute'),
      words: dayWords(locale),
    },
    doctorHref: hrefTemplate('doctor', locale),
    requestHref: `${requestHref(locale, 'doctors')}&id={id}`,
  }
}

/** `/kk/doctors-list/{slug}`. */
export function hrefTemplate(route: RouteName, locale: Locale): string {
  return localePath(routes[route].path.replace('[slug]', '{slug}'), locale)
}

function weekLabels(t: Translate, locale: Locale): WeekLabels {
  return {
    hours: clinicIn(locale).hours,
    label: t('week.label'),
    hint: t('week.hint'),
    choose: t('week.choose'),
    previous: t('week.previous'),
    next: t('week.next'),
    today: t('week.today'),
    days: t('week.days').split(', '),
    longDays: t('week.longDays').split(', '),
    months: t('week.months').split(', '),
  }
}
