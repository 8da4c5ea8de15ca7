import { useLayoutEffect, useState } from 'react'
import { partedQuery } from '@/lib/text/query'
import { pageUrl, setPageUrl } from './history-state'

const none: readonly string[] = []

/**
 * State in the query of the URL (`?label=a&label=b`), so that the page can be shared as it is
 * shown. The server ignores it.
 */
export function useAddressValues(
  name: string,
): readonly [readonly string[], (next: readonly string[]) => void] {
  const [values, setValues] = useState(none)

  // Before the first paint; the HTML is the same for every query.
  useLayoutEffect(() => {
    const fromUrl = new URLSearchParams(partedQuery(location.search)).getAll(name)
    if (fromUrl.length > 0) setValues(fromUrl)
  }, [name])

  const change = (next: readonly string[]) => {
    const url = pageUrl()
    url.searchParams.delete(name)
    for (const value of next) url.searchParams.append(name, value)
    setPageUrl(url)
    setValues(next)
  }
  return [values, change]
}
