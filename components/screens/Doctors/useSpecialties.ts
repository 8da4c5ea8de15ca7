import { useList } from '@/components/hooks/use-list'
import type { SpecialtyGroup } from '@/lib/doctors/specialties'
import type { Locale } from '@/lib/routing/locales'

/** The server's specialties; where it had none, or on a reload, those of the site's API. */
export function useSpecialties(initial: readonly SpecialtyGroup[] | null, locale: Locale) {
  const { data, loading, reload, source } = useList('/api/doctor/russian-letters', locale, {
    initial,
  })
  return { groups: loading ? null : (data ?? []), reload, source }
}
