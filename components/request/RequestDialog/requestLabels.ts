import type { useTranslations } from 'next-intl'
import { type Clinic, mainPhone, whatsappLink } from '@/lib/clinic'
import { countryNames } from '@/lib/clinic/country-names'
import { hoursPhrase } from '@/lib/clinic/hours-text'
import { paymentSentence } from '@/lib/clinic/patient-facts'
import type { Locale } from '@/lib/routing/locales'
import { countriesOf } from '@/lib/text/phone-countries'
import { pluralForms } from '@/lib/text/plural'
import type { RequestLabels } from './labels'

/** The dialog's labels from the dictionary, for the island and for the form without JavaScript. */
export function requestLabels(
  t: ReturnType<typeof useTranslations<'request'>>,
  common: ReturnType<typeof useTranslations<'common'>>,
  clinic: Clinic,
  locale: Locale,
  /** What a message to the clinic begins with. */
  greeting: string,
): RequestLabels {
  const codes = ['+7', ...countriesOf(clinic.phoneCountries).map(({ code }) => `+${code}`)]
  const names = countryNames(clinic.phoneCountries, locale)
  return {
    titles: {
      checkups: t('titles.checkups'),
      doctors: t('titles.doctors'),
      services: t('titles.services'),
      promotion: t('titles.promotion'),
      posts: t('titles.posts'),
      mail: t('titles.mail'),
      mobile: t('titles.mobile'),
      partner: t('titles.partner'),
    },
    lead: t('lead'),
    payment: paymentSentence(clinic, locale),
    ...(names && { abroad: t('abroad', { names }) }),
    several: t('several'),
    name: t('name'),
    namePlaceholder: t('namePlaceholder'),
    phone: t('phone'),
    phoneHint: t('phoneHint'),
    consent: { before: t('consentBefore'), link: t('consentLink'), after: t('consentAfter') },
    newTab: common('newTab'),
    send: t('send'),
    sending: t('sending'),
    waits: t('waits'),
    close: t('close'),
    errors: {
      required: t('errors.required'),
      phoneIncomplete: t('errors.phoneIncomplete'),
      phoneWrong: t('errors.phoneWrong'),
      phoneForeign: t('errors.phoneForeign', { codes: codes.join(', ') }),
      nameInvalid: t('errors.nameInvalid'),
    },
    countries: countriesOf(clinic.phoneCountries),
    phoneLacks: pluralForms(count => t('phoneLacks', { count })),
    next: t('next', { hours: hoursPhrase(clinic.hours, locale) }),
    elsewhere: {
      text: t('elsewhere'),
      phone: mainPhone(clinic),
      whatsapp: whatsappLink(clinic, greeting),
    },
    status: {
      accepted: t('status.accepted'),
      saved: t('status.saved'),
      sentLater: t('status.sentLater'),
      lost: t('status.lost'),
      otherDay: t('status.otherDay'),
      call: t('status.call'),
    },
  }
}
