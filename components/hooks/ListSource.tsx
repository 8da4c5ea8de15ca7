/** SWR around one list of the site's API: a module of its own, which `use-list.tsx` loads. */
import { useEffect } from 'react'
import useSWR from 'swr'
import { fromWire } from '@/lib/entities/wire'
import { fetchList, type ListKey } from './fetch-list'
import type { ListState } from './list-state'

interface ListSourceProps<T> {
  readonly path: string
  readonly locale: string
  /** Whether to fetch on mount; otherwise the server's list is shown. */
  readonly requested: boolean
  readonly onChange: (state: ListState<T>) => void
}

/** No revalidation on focus or reconnect: a list must not change while it is being read. */
const quiet = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Each change of the order is a request (B66); repeated ones are left to the HTTP cache.
  dedupingInterval: 0,
  // By default whole lists are compared by the text of all their values.
  compare: Object.is,
} as const

/** The records of a list, with the site's names of their fields. */
const fetchRecords = async <T,>(key: ListKey) => fromWire(await fetchList(key)) as readonly T[]

/** Renders nothing; reports the list at the path and every change of it. */
export function ListSource<T>({ path, locale, requested, onChange }: ListSourceProps<T>) {
  const { data, error, isLoading, mutate } = useSWR<readonly T[], Error, ListKey>(
    [path, locale],
    fetchRecords,
    { ...quiet, revalidateOnMount: requested },
  )

  useEffect(() => {
    onChange({
      path,
      data: data ?? null,
      loading: isLoading,
      failed: error !== undefined && !isLoading,
      reload: () => void mutate(),
    })
  }, [path, data, error, isLoading, mutate, onChange])

  return null
}
