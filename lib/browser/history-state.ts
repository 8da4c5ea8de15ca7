/**
 * State that belongs to an entry of the history: "back", "forward", a reload and the other layout
 * find a list as it was left, while a link to the same page opens the page as such.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Under which all of it stands in the entry's state, beside what is Next's. */
const key = 'kept'

function readAll(): Readonly<Record<string, unknown>> | undefined {
  return window.history.state?.[key]
}

function writeAll(values: unknown): void {
  try {
    window.history.replaceState({ ...window.history.state, [key]: values }, '')
  } catch {
    // Safari takes a hundred of these in half a minute: then the list is not kept, and works on.
  }
}

/** @param value whatever can be cloned */
export function setHistoryValue(name: string, value: unknown): void {
  writeAll({ ...readAll(), [name]: value })
}

/** `undefined`: nothing was kept under this name. */
export const historyValue = (name: string): unknown => readAll()?.[name]

/** A value, or what makes it of the one before. */
export type Change<T> = (next: T | ((before: T) => T)) => void

/**
 * `useState` that is kept, for values that are no functions.
 * @param revive makes the state of what was kept, perhaps by an older release; `undefined`: unfit
 */
export function useHistoryState<T>(
  name: string,
  initial: T | (() => T),
  revive: (stored: unknown) => T | undefined,
): readonly [T, Change<T>] {
  const [value, setValue] = useState(initial)
  const latest = useRef(value)
  const reviveFirst = useRef(revive)

  // Before the first picture, and before the browser looks for the place it was scrolled to.
  useLayoutEffect(() => {
    const stored = historyValue(name)
    const revived = stored === undefined ? undefined : reviveFirst.current(stored)
    if (revived === undefined) return
    latest.current = revived
    setValue(() => revived)
  }, [name])

  const change = useCallback<Change<T>>(
    next => {
      latest.current = next instanceof Function ? next(latest.current) : next
      setHistoryValue(name, latest.current)
      setValue(() => latest.current)
    },
    [name],
  )
  return [value, change]
}

/**
 * Asking for a page anew empties the state of its entry.
 * @returns what puts it back
 */
export function carryHistoryState(): () => void {
  const values = readAll()
  return () => values && writeAll(values)
}
