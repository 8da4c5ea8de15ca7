import { useLocale, useTranslations } from 'next-intl'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { consentVersion, policyHref } from '@/lib/clinic/legal'
import { RequestDialogHost, type RequestDialogHostProps } from './RequestDialogHost.island'
import { requestWords } from './requestWords'

type Trackers = Pick<RequestDialogHostProps, 'metrikaId'>

/** The request dialog with its words, once in the root layout. */
export function RequestDialogMount(trackers: Trackers) {
  const locale = useLocale()
  return (
    <RequestDialogHost
      {...trackers}
      words={requestWords(useTranslations('request'), useTranslations('common'))}
      locale={locale}
      consentVersion={consentVersion()}
      policyHref={policyHref(locale)}
      phone={mainPhone(clinicIn(locale))}
    />
  )
}
