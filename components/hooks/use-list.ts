/** Lists of the site's own API in islands: the one hook that fetches them. */
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { Locale } from '@/lib/routing/locales'
import { fetchList, type ListKey } from './fetch-list'

export interface RemoteList<T> {
  /** The last response for this path; `null` while there is none. */
  readonly data: readonly T[] | null
  /** The first response for this path is pending. */
  readonly loading: boolean
  /** The latest request failed. */
  readonly failed: boolean
  /** Asks for the path again. */
  readonly reload: () => void
}

interface Options<T> {
  /**
   * The list rendered by the server for the first path, which is then not fetched; `null`: it had
   * none.
   */
  readonly initial?: readonly T[] | null
  /** While a path is pending, `data` is that of the path before. */
  readonly keepPrevious?: boolean
}

/** No revalidation on focus or reconnect: a list must not change while it is being read. */
const quiet = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Each change of the order is a request (B66); repeated ones are left to the HTTP cache.
  dedupingInterval: 0,
} as const

/**
 * The list at a path of the site's API; stale-while-revalidate for paths fetched before.
 * @param path with its query; `null`: nothing is wanted yet
 */
export function useList<T>(
  path: string | null,
  locale: Locale,
  { initial = null, keepPrevious = false }: Options<T> = {},
): RemoteList<T> {
  const [first] = useState(path)
  const { data, error, isLoading, mutate } = useSWR<readonly T[], Error, ListKey | null>(
    path === null ? null : [path, locale],
    fetchList,
    {
      ...quiet,
      keepPreviousData: keepPrevious,
      revalidateOnMount: initial === null,
      ...(initial && path === first ? { fallbackData: initial } : {}),
    },
  )

  // "Back" finds what was fetched on an earlier visit, and newer prices a moment later.
  const [isFromEarlier] = useState(initial !== null && data !== undefined && data !== initial)
  useEffect(() => {
    if (isFromEarlier) void mutate()
  }, [isFromEarlier, mutate])

  return {
    data: data ?? null,
    loading: isLoading,
    failed: error !== undefined && !isLoading,
    reload: () => void mutate(),
  }
}
