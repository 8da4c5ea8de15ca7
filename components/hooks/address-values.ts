import { useLayoutEffect, useState } from 'react'
import { historyState } from './history-state'

const none: readonly string[] = []

/**
 * State that stands in the query of the address, so that the page can be sent on as it is shown:
 * `?label=a&label=b`. The server takes no part in it.
 */
export function useAddressValues(
  name: string,
): readonly [readonly string[], (next: readonly string[]) => void] {
  const [values, setValues] = useState(none)

  // Before the first picture; the HTML is the same for every query.
  useLayoutEffect(() => {
    const asked = new URLSearchParams(window.location.search).getAll(name)
    if (asked.length > 0) setValues(asked)
  }, [name])

  const change = (next: readonly string[]) => {
    const url = new URL(window.location.href)
    url.searchParams.delete(name)
    for (const value of next) url.searchParams.append(name, value)
    window.history.replaceState(historyState(), '', url)
    setValues(next)
  }
  return [values, change]
}
