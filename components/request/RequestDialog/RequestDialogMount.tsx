import { useLocale, useTranslations } from 'next-intl'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { consentVersion, policyHref } from '@/lib/clinic/legal'
import { RequestDialogHost } from './RequestDialogHost.island'
import { requestLabels } from './requestLabels'

/** The request dialog with its labels, once in the root layout. */
export function RequestDialogMount() {
  const locale = useLocale()
  const clinic = clinicIn(locale)
  return (
    <RequestDialogHost
      labels={requestLabels(
        useTranslations('request'),
        useTranslations('common'),
        clinic,
        useTranslations('whatsapp')('greeting'),
      )}
      locale={locale}
      consentVersion={consentVersion()}
      policyHref={policyHref(locale)}
      phone={mainPhone(clinic)}
    />
  )
}
