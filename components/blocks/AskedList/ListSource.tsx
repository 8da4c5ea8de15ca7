import { useEffect } from 'react'
import useSWR from 'swr'
import { fetchList, type ListKey } from '@/lib/browser/fetch-list'
import type { Locale } from '@/lib/i18n/locales'

export interface ListAnswer<T> {
  /** What was asked, and for the how many times before. */
  readonly path: string
  readonly attempt: number
  /** Of the newest answer; while it is awaited, and after a failure, of the one before it. */
  readonly data: readonly T[] | undefined
  readonly loading: boolean
  readonly failed: boolean
}

export interface ListSourceProps<T> {
  readonly path: string
  readonly locale: Locale
  /** Answers to an earlier visit of the page are not used. */
  readonly visit: number
  /** Another number asks the same again. */
  readonly attempt: number
  readonly onAnswer: (answer: ListAnswer<T>) => void
}

/**
 * Asks through SWR and reports. Each question has its own key, so that an answer that comes late is put
 * aside under its own and never reported for a newer question. Renders nothing: it is fetched with
 * its library when something is asked, and must not remount what is shown.
 */
export function ListSource<T>({ path, locale, visit, attempt, onAnswer }: ListSourceProps<T>) {
  const { data, error, isLoading } = useSWR<readonly T[], Error, ListKey>(
    [path, locale, visit, attempt],
    fetchList,
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      dedupingInterval: 0,
      keepPreviousData: true,
    },
  )
  const failed = error !== undefined

  useEffect(() => {
    onAnswer({ path, attempt, data, loading: isLoading, failed })
  }, [path, attempt, data, isLoading, failed, onAnswer])

  return null
}
