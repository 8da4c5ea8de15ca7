/** SWR around one list of the site's API: a module of its own, which `use-list.tsx` loads. */
import { useEffect, useLayoutEffect, useState } from 'react'
import useSWR from 'swr'
import { fetchList, type ListKey } from './fetch-list'
import type { ListState } from './use-list'

interface ListSourceProps<T> {
  readonly path: string
  readonly locale: string
  /** The list is requested at once; otherwise only what an earlier visit has fetched is told. */
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
} as const

/** Renders nothing; tells what there is at the path, and each change of it. */
export function ListSource<T>({ path, locale, requested, onChange }: ListSourceProps<T>) {
  const { data, error, isLoading, mutate } = useSWR<readonly T[], Error, ListKey>(
    [path, locale],
    fetchList,
    { ...quiet, revalidateOnMount: requested },
  )

  // Before the first picture: "back" finds the page as long as it was.
  useLayoutEffect(() => {
    onChange({
      path,
      data: data ?? null,
      loading: isLoading,
      failed: error !== undefined && !isLoading,
      reload: () => void mutate(),
    })
  }, [path, data, error, isLoading, mutate, onChange])

  // "Back" finds what was fetched on an earlier visit, and newer prices a moment later.
  const [isFromEarlier] = useState(!requested && data !== undefined)
  useEffect(() => {
    if (isFromEarlier) void mutate()
  }, [isFromEarlier, mutate])

  return null
}
