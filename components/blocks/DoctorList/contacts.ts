import { clinicIn, mainPhone, whatsappLink } from '@/lib/clinic'
import type { Locale } from '@/lib/routing/locales'
import type { ListContacts } from './ListNotice'

/** The clinic's phone and messenger for an island. */
export function contactsOf(
  locale: Locale,
  whatsapp: { readonly label: string; readonly text?: string },
): ListContacts {
  const clinic = clinicIn(locale)
  return {
    phone: mainPhone(clinic),
    whatsapp: { href: whatsappLink(clinic, whatsapp.text), label: whatsapp.label },
  }
}
