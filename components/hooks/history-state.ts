/**
 * React state in `history.state`: "back", "forward", a reload and a switch of the layout restore
 * it, while a link to the same page starts fresh.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { navigationType } from './navigation-type'

/** Property of `history.state`; the others are Next's. */
const key = 'kept'

/**
 * Typing must not use up the 100 writes in 30 seconds that Safari allows (`lib/routing/early/history.ts`):
 * so many at once, then one in so many milliseconds.
 */
const burst = 20
const writeEveryMs = 500

type Values = Readonly<Record<string, unknown>>

/** What has to be written for the current entry; a changed URL of the page with it. */
let pending: { readonly values: Values | undefined; readonly url: URL | undefined } | undefined
let timer: number | undefined
/** Writes of the last seconds, less one for each `writeEveryMs`; Next writes another URL once more. */
let spent = 0
let spentAt = 0

function readAll(): Values | undefined {
  return pending ? pending.values : history.state?.[key]
}

/** Writes at once, or when there may be another write. */
function writeAll(values: Values | undefined, url = pending?.url): void {
  pending = { values, url }
  if (timer === undefined) writePending()
}

function writePending(): void {
  window.clearTimeout(timer)
  timer = undefined
  if (!pending) return
  const { values, url } = pending
  pending = undefined
  const now = performance.now()
  spent = Math.max(0, spent - (now - spentAt) / writeEveryMs) + (url ? 2 : 1)
  spentAt = now
  if (spent > burst) timer = window.setTimeout(writePending, (spent - burst) * writeEveryMs)
  // Without Next's properties for another URL: Next ignores a `replaceState` whose state has them.
  const state = { ...(!url && history.state), [key]: values }
  history.replaceState(state, '', url)
}

/**
 * To be called once, before hydration: forgets what Chromium keeps in an entry when a link to the page
 * itself replaces it, and writes what is pending before the visitor leaves the entry.
 */
export function keepHistoryState(): void {
  if (navigationType() === 'navigate' && readAll()) writeAll(undefined)
  const followed = ({ target }: Event) => {
    if ((target as Element).closest('a')) writePending()
  }
  window.addEventListener('click', followed, true)
  window.addEventListener('submit', writePending, true)
  window.addEventListener('pagehide', writePending)
  // It belongs to the entry that was left.
  window.addEventListener('popstate', () => {
    pending = undefined
    window.clearTimeout(timer)
    timer = undefined
  })
}

/** The URL of the page, with changes that are not written yet. */
export const pageUrl = (): URL => new URL(pending?.url ?? location.href)

/** Replaces the URL of the page; only its query may change. */
export const setPageUrl = (url: URL): void => writeAll(readAll(), url)

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
