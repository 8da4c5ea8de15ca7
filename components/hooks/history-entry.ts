/**
 * What lies over the page has an entry of the history: "back" closes it before it leaves the page,
 * and "forward" opens it again. Closed in another way it takes its entry along.
 */
import { useEffect, useEffectEvent } from 'react'
import { type Click, isPlainClick } from './is-plain-click'

interface Overlay {
  readonly open: () => void
  readonly close: () => void
}

/** Under which the names of what is open stand in the state of an entry, beside what is Next's. */
const key = 'overPage'

const overlays = new Map<string, Overlay>()
/** What is open, the uppermost last. */
let shown: readonly string[] = []
/** What to do on arrival while this module itself travels the history. */
let travelling: (() => void) | null = null

const marked = (): readonly string[] => window.history.state?.[key] ?? []

/** Whether the entry is that of something over the page, or about to be left for the page's own. */
export const isOverPage = (): boolean => travelling !== null || marked().length > 0

/** Makes the entry say what is open. An entry of something that is not there is stepped out of. */
function settle(): void {
  if (travelling) return
  const surplus = marked().length - shown.length
  const state = { ...window.history.state, [key]: shown }
  if (surplus > 0) travel(-surplus, settle)
  else if (surplus < 0) window.history.pushState(state, '')
  else if (marked().join() !== shown.join()) window.history.replaceState(state, '')
}

/** Once all has been said: where one thing opens as another closes, they share an entry. */
const settleSoon = () => setTimeout(settle)

function travel(steps: number, arrive: () => void): void {
  travelling = arrive
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
    else close()
  }
  shown = names.filter(name => overlays.has(name))
  settle()
}

/**
 * @param name what is open, the same after a reload
 * @param overlay `open` is called by "forward", `close` by "back"
 */
export function useHistoryEntry(name: string, isOpen: boolean, overlay: Overlay): void {
  const open = useEffectEvent(overlay.open)
  const close = useEffectEvent(overlay.close)

  useEffect(() => {
    if (overlays.size === 0) window.addEventListener('popstate', onPopState)
    overlays.set(name, { open: () => open(), close: () => close() })
    // A reload has closed what the entry says is open.
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
 * For clicks within what lies over the page: a link to another page is followed from the entry of
 * the page itself, so that "back" leads there.
 */
export function followFromPage(event: LinkClick): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || !leavesPage(link) || !isPlainClick(event) || marked().length === 0) return
  event.preventDefault()
  event.stopPropagation()
  for (const name of shown) overlays.get(name)?.close()
  shown = []
  // After Next, too, has arrived: it would take the click back.
  travel(-marked().length, () => setTimeout(() => link.click()))
}

const leavesPage = (link: HTMLAnchorElement) =>
  link.protocol.startsWith('http') && !link.matches('[target], [download], [aria-haspopup]')
