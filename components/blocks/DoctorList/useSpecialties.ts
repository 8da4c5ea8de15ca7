import useSWR from 'swr'
import { fetchList, type ListKey } from '@/lib/browser/fetchList'
import type { SpecialtyGroup } from '@/lib/doctors/specialties'
import type { Locale } from '@/lib/i18n/locales'
import { onlyWhenAsked, useVisit } from './useDoctors'

/** The server's specialties; where it had none, or on a reload, those of the site's API. */
export function useSpecialties(initial: readonly SpecialtyGroup[] | null, locale: Locale) {
  const key: ListKey = ['/api/doctor/russian-letters', locale, useVisit()]
  const { data, isValidating, error, mutate } = useSWR<readonly SpecialtyGroup[], Error, ListKey>(
    key,
    fetchList,
    {
      ...onlyWhenAsked,
      revalidateOnMount: initial === null,
      ...(initial ? { fallbackData: initial } : {}),
    },
  )
  const groups = data ?? (error ? [] : null)
  return { groups: isValidating ? null : groups, reload: () => void mutate() }
}
