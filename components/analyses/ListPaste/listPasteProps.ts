import { useLocale, useTranslations } from 'next-intl'
import { clinicIn, mainPhone, whatsappLink } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { type ListContact, type ListLabels, listLabels } from './listLabels'

/** Props of the `ListPaste` island. */
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
    contact: {
      phone: mainPhone(clinic),
      whatsapp: whatsappLink(clinic, useTranslations('whatsapp')('list')),
    },
    locale,
    estimate: localePath(pathOf('estimate'), locale),
  }
}
