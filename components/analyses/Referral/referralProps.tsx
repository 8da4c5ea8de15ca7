import { ClipboardList } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn, mainPhone, whatsappLink } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { type ReferralContact, type ReferralLabels, referralLabels } from './referralLabels'

/** Props of the `ReferralButton` island. */
export interface ReferralProps {
  /** The icon and the label of the button. */
  readonly button: ReactNode
  readonly labels: ReferralLabels
  readonly contact: ReferralContact
  readonly locale: string
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
  /** Name of the dialog's entry in the history, where a page has the button twice. */
  readonly entry?: string
}

export function useReferral(): ReferralProps {
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const labels = referralLabels(useTranslations('referral'), useTranslations('price'))
  return {
    button: (
      <>
        <Icon of={ClipboardList} />
        {labels.open}
      </>
    ),
    labels,
    contact: {
      phone: mainPhone(clinic),
      whatsapp: whatsappLink(clinic, useTranslations('whatsapp')('referral')),
    },
    locale,
    estimate: localePath(pathOf('estimate'), locale),
  }
}
