import type { Locale } from '@/lib/i18n/locales'
import { clinicIn, mainPhone, whatsappLink } from '@/lib/site/clinic'
import type { ListContacts } from './ListNotice'

/** The clinic's phone and messenger for an island. */
export function contactsOf(locale: Locale, whatsapp: string): ListContacts {
  const clinic = clinicIn(locale)
  return { phone: mainPhone(clinic), whatsapp: { href: whatsappLink(clinic), label: whatsapp } }
}
