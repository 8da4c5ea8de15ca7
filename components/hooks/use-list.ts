/** Lists of the site's own API in islands: the one hook that fetches them. */
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { Locale } from '@/lib/routing/locales'
import { fetchList, type ListKey } from './fetch-list'

export interface RemoteList<T> {
  /** The last answer for this path; `null` while there is none. */
  readonly data: readonly T[] | null
  /** There is no answer for this path yet, and one is under way. */
  readonly loading: boolean
  /** The newest question was not answered. */
  readonly failed: boolean
  /** Asks for the path again. */
  readonly reload: () => void
}

interface Options<T> {
  /** The server's list for the first path, which is not asked for then; `null`: it had none. */
  readonly initial?: readonly T[] | null
  /** While there is no answer for a path, `data` is that of the path before. */
  readonly keepPrevious?: boolean
}

/** Lists change when a visitor does something, never by themselves while they are being read. */
const quiet = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Each change of the order asks (spec 2 §4); what may be repeated, the browser's cache knows.
  dedupingInterval: 0,
} as const

/**
 * The list at a path of the site's API. A path that was asked for before shows its last answer
 * while it is asked for again.
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
