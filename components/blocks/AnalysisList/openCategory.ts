/**
 * The open category in the state of the history entry: "back" from the page of an analysis, and a
 * reload, return to it, while a link to the list opens the list as such.
 */
import { useEffect, useRef } from 'react'

const key = 'openCategory'

/** Id of a category's element in the page. */
export const categoryAnchor = (id: number) => `category-${id}`

export function rememberCategory(id: number | null): void {
  window.history.replaceState({ ...window.history.state, [key]: id }, '')
}

/** Calls once, with the category that was open when this entry of the history was left. */
export function useRememberedCategory(open: (id: number) => void): void {
  const callback = useRef(open)
  useEffect(() => {
    const id: unknown = window.history.state?.[key]
    if (typeof id === 'number') callback.current(id)
  }, [])
}
