import { useLocale, useTranslations } from 'next-intl'
import { clinicIn, mainPhone, whatsappLink } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { type ReferralContact, type ReferralLabels, referralLabels } from './referralLabels'

/** Props of the `ReferralButton` island. */
export interface ReferralProps {
  readonly labels: ReferralLabels
  readonly contact: ReferralContact
  readonly locale: string
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
}

export function useReferral(): ReferralProps {
  const locale = useLocale()
  const clinic = clinicIn(locale)
  return {
    labels: referralLabels(useTranslations('referral')),
    contact: {
      phone: mainPhone(clinic),
      whatsapp: whatsappLink(clinic, useTranslations('whatsapp')('referral')),
    },
    locale,
    estimate: localePath(pathOf('estimate'), locale),
  }
}
