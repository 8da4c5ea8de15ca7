import { useLocale, useTranslations } from 'next-intl'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { consentVersion, policyHref } from '@/lib/clinic/legal'
import type { RequestDialogHostProps } from './RequestDialogHost.island'
import { requestLabels } from './requestLabels'

/** The props of the request dialog's host, with its labels. */
export function useRequestDialogProps(): RequestDialogHostProps {
  const locale = useLocale()
  const clinic = clinicIn(locale)
  return {
    labels: requestLabels(
      useTranslations('request'),
      useTranslations('common'),
      clinic,
      locale,
      useTranslations('whatsapp')('greeting'),
    ),
    locale,
    consentVersion: consentVersion(),
    policyHref: policyHref(locale),
    phone: mainPhone(clinic),
  }
}
