import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/i18n/locales'
import { clinicIn, mainPhone, whatsappLink } from '@/lib/site/clinic'
import { pathOf } from '@/lib/site/routes'
import { type ListContact, type ListLabels, listLabels } from './listLabels'

/** What the island of a doctor's list wants to know. */
export interface ListPasteProps {
  readonly labels: ListLabels
  readonly contact: ListContact
  readonly locale: string
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
}

export function useListPaste(): ListPasteProps {
  const locale = useLocale()
  const clinic = clinicIn(locale)
  return {
    labels: listLabels(useTranslations('doctorList')),
    contact: { phone: mainPhone(clinic), whatsapp: whatsappLink(clinic) },
    locale,
    estimate: localePath(pathOf('estimate'), locale),
  }
}
