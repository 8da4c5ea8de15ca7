/**
 * The open category in the address, as `#category-3`: "back" from the page of an analysis returns
 * to it, and without JavaScript the browser finds it by itself.
 */
import { useEffect, useRef } from 'react'

const prefix = 'category-'

export const categoryAnchor = (id: number) => `${prefix}${id}`

export function rememberCategory(id: number | null): void {
  const { pathname, search } = window.location
  const hash = id === null ? '' : `#${categoryAnchor(id)}`
  window.history.replaceState(null, '', pathname + search + hash)
}

/** Calls once, with the category of the address that the page was opened at. */
export function useCategoryOfHash(open: (id: number) => void): void {
  const callback = useRef(open)
  useEffect(() => {
    const { hash } = window.location
    const id = hash.startsWith(`#${prefix}`) ? Number(hash.slice(prefix.length + 1)) : Number.NaN
    if (Number.isSafeInteger(id)) callback.current(id)
  }, [])
}
