import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { historyValue, setHistoryValue } from '@/components/hooks/history-state'

interface Cards {
  readonly list: string
  readonly limit: number
  /** Height of the list, px. */
  readonly height: number
}

/**
 * How many doctors of a list are rendered as cards, restored by "back". Cards that are still
 * loading get their height reserved, so that the scroll position can be restored at once.
 * @param list key of the filters and the order
 * @param first number of cards when the list is opened
 * @param loaded number of loaded doctors; infinite once all are
 */
export function useCardLimit(
  place: RefObject<HTMLElement | null>,
  list: string,
  first: number,
  loaded: number,
): readonly [number, (limit: number) => void] {
  const [limit, setLimit] = useState(first)

  useLayoutEffect(() => {
    const stored = historyValue('cards') as Cards | undefined
    if (!place.current || stored?.list !== list || !(stored.limit > first)) return
    place.current.style.minHeight = `${stored.height}px`
    setLimit(stored.limit)
  }, [place, list, first])

  useEffect(() => {
    if (!place.current || limit <= first || limit > loaded) return
    place.current.style.minHeight = ''
    setHistoryValue('cards', { list, limit, height: place.current.offsetHeight })
  }, [place, list, first, limit, loaded])

  return [limit, setLimit]
}
