import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { keep, keptValue } from '@/components/hooks/history-state'

interface Cards {
  readonly list: string
  readonly limit: number
  /** Pixels that the list takes. */
  readonly height: number
}

/**
 * How many doctors of a list are cards. "Back" finds as many; those that are not here yet have
 * their room, so that the place the list was scrolled to is there at once.
 * @param list names what is listed, and in which order
 * @param first how many are cards when the list is opened
 * @param loaded how many doctors are here; infinite when all are
 */
export function useKeptCards(
  place: RefObject<HTMLElement | null>,
  list: string,
  first: number,
  loaded: number,
): readonly [number, (limit: number) => void] {
  const [limit, setLimit] = useState(first)

  useLayoutEffect(() => {
    const kept = keptValue('cards') as Cards | undefined
    if (!place.current || kept?.list !== list || !(kept.limit > first)) return
    place.current.style.minHeight = `${kept.height}px`
    setLimit(kept.limit)
  }, [place, list, first])

  useEffect(() => {
    if (!place.current || limit <= first || limit > loaded) return
    place.current.style.minHeight = ''
    keep('cards', { list, limit, height: place.current.offsetHeight })
  }, [place, list, first, limit, loaded])

  return [limit, setLimit]
}
