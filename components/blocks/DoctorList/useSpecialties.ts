import { useAskedList } from '@/components/blocks/AskedList/useAskedList'
import type { SpecialtyGroup } from '@/lib/doctors/specialties'
import type { Locale } from '@/lib/i18n/locales'

/** The server's specialties; where it had none, or on a reload, those of the site's API. */
export function useSpecialties(initial: readonly SpecialtyGroup[] | null, locale: Locale) {
  const { data, waiting, ask, source } = useAskedList(
    '/api/doctor/russian-letters',
    locale,
    initial,
  )
  return { groups: waiting ? null : (data ?? []), reload: ask, source }
}
