/**
 * Overlays (dialogs, menus) with an entry in the browser's history: "back" closes one before it
 * leaves the page, "forward" opens it again. Closed in another way, the overlay removes its entry.
 */
import { useEffect, useEffectEvent } from 'react'
import { type Click, isPlainClick } from './is-plain-click'

interface Overlay {
  readonly open: () => void
  readonly close: () => void
}

/** Property of `history.state` with the names of the open overlays. */
const key = 'overPage'

const overlays = new Map<string, Overlay>()
/** Names of the open overlays, the topmost last. */
let shown: readonly string[] = []
/** Callback for the `popstate` that this module's own `history.go` will cause. */
let travelling: (() => void) | null = null

const marked = (): readonly string[] => window.history.state?.[key] ?? []

/** Whether the current entry is an overlay's, or a `history.go` is pending. */
export const isOverPage = (): boolean => travelling !== null || marked().length > 0

/**
 * Brings the history in line with the open overlays: pushes an entry, replaces its state, or goes
 * back over surplus ones.
 */
function settle(): void {
  if (travelling) return
  const surplus = marked().length - shown.length
  const state = { ...window.history.state, [key]: shown }
  if (surplus > 0) travel(-surplus, settle)
  else if (surplus < 0) window.history.pushState(state, '')
  else if (marked().join() !== shown.join()) window.history.replaceState(state, '')
}

/** After all effects of a render, so that an overlay that replaces another takes over its entry. */
const settleSoon = () => setTimeout(settle)

function travel(steps: number, arrive: () => void): void {
  let { activeElement } = document
  // On a slow device the overlay gives the focus back while this is still under way.
  const follow = (event: FocusEvent) => {
    const target = event.target as Element
    if (!target.matches(':target')) activeElement = target
  }
  document.addEventListener('focusin', follow)
  travelling = () => {
    document.removeEventListener('focusin', follow)
    refocus(activeElement)
    arrive()
  }
  window.history.go(steps)
}

function onPopState(): void {
  if (travelling) {
    const arrive = travelling
    travelling = null
    arrive()
    return
  }
  const names = marked()
  for (const [name, { open, close }] of overlays) {
    if (names.includes(name) === shown.includes(name)) continue
    if (names.includes(name)) open()
    else {
      close()
      // Once React, in a microtask, has rendered the closed overlay.
      queueMicrotask(() => refocus(document.activeElement))
    }
  }
  shown = names.filter(name => overlays.has(name))
  settle()
}

/**
 * An overlay that closes gives the focus back. Where the URL has a "#", browsers then move it to the place
 * on the page that it names, or to none if that cannot have it: Chromium after `popstate`, Firefox before.
 */
function refocus(element: Element | null): void {
  setTimeout(() => {
    if (element instanceof HTMLElement && element !== document.activeElement)
      element.focus({ preventScroll: true })
  })
}

/**
 * @param name of the overlay, the same after a reload
 * @param overlay `open` is called by "forward", `close` by "back"
 */
export function useHistoryEntry(name: string, isOpen: boolean, overlay: Overlay): void {
  const open = useEffectEvent(overlay.open)
  const close = useEffectEvent(overlay.close)

  useEffect(() => {
    if (overlays.size === 0) window.addEventListener('popstate', onPopState)
    overlays.set(name, { open: () => open(), close: () => close() })
    // After a reload the entry still names overlays that are closed now.
    settleSoon()
    return () => {
      overlays.delete(name)
      if (overlays.size === 0) window.removeEventListener('popstate', onPopState)
    }
  }, [name])

  useEffect(() => {
    if (!isOpen) return
    if (!shown.includes(name)) shown = [...shown, name]
    settleSoon()
    return () => {
      shown = shown.filter(each => each !== name)
      settleSoon()
    }
  }, [name, isOpen])
}

interface LinkClick extends Click {
  readonly target: EventTarget | null
  preventDefault(): void
  stopPropagation(): void
}

/**
 * For clicks on links within an overlay: goes back to the page's own entry first, so that "back" on
 * the next page leads there.
 */
export function followFromPage(event: LinkClick): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || !leavesPage(link) || !isPlainClick(event) || marked().length === 0) return
  event.preventDefault()
  event.stopPropagation()
  for (const name of shown) overlays.get(name)?.close()
  shown = []
  travel(-marked().length, () => link.click())
}

const leavesPage = (link: HTMLAnchorElement) =>
  link.protocol.startsWith('http') && !link.matches('[target], [download], [aria-haspopup]')
