/**
 * React state in `history.state`: "back", "forward", a reload and a switch of the layout restore
 * it, while a link to the same page starts fresh.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Property of `history.state`; the others are Next's. */
const key = 'kept'

function readAll(): Readonly<Record<string, unknown>> | undefined {
  return history.state?.[key]
}

function writeAll(values: unknown): void {
  try {
    history.replaceState({ ...history.state, [key]: values }, '')
  } catch {
    // Safari throws after 100 calls in 30 seconds; the state is then not stored.
  }
}

/** Without Next's properties: Next ignores a `replaceState` whose state has them. */
export const historyState = () => ({ [key]: readAll() })

/** @param value anything that can be structured-cloned */
export function setHistoryValue(name: string, value: unknown): void {
  writeAll({ ...readAll(), [name]: value })
}

/** `undefined` if nothing is stored under the name. */
export const historyValue = (name: string): unknown => readAll()?.[name]

/** A value, or an updater function. */
export type Change<T> = (next: T | ((before: T) => T)) => void

/**
 * `useState` with the value in `history.state`, for values that are no functions.
 * @param revive validates a stored value, perhaps of an older release; `undefined` rejects it
 */
export function useHistoryState<T>(
  name: string,
  initial: T | (() => T),
  revive: (stored: unknown) => T | undefined,
): readonly [T, Change<T>] {
  const [value, setValue] = useState(initial)
  const latest = useRef(value)
  const reviveFirst = useRef(revive)

  // A layout effect, so that the list has its height before the browser restores the scroll
  // position.
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
 * Saves the state before `router.refresh()`, which empties `history.state`.
 * @returns a function that restores it
 */
export function carryHistoryState(): () => void {
  const values = readAll()
  return () => values && writeAll(values)
}
