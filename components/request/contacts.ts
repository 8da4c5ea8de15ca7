import { clinicIn, mainPhone, whatsappLink } from '@/lib/clinic'
import type { Locale } from '@/lib/routing/locales'

/** How to reach the clinic when the list cannot help. */
export interface ListContacts {
  readonly phone: { readonly number: string; readonly label: string }
  readonly whatsapp: { readonly href: string; readonly label: string }
}

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
