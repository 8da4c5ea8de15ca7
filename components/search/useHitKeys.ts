/**
 * The drop-down from the keyboard (ARIA 1.2, combobox with manual selection): which option is active,
 * and what a key does. Enter without one is the browser's: it submits the form.
 */
import { useEffect, useState } from 'react'

/** Content of the drop-down; only `nothing` has no options. */
export type Content = 'queries' | 'hits' | 'nothing'

interface HitKeys {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** Id of the active option. */
  readonly active: string | undefined
  /** Without an id, the field itself is active again. */
  readonly activate: (id?: string) => void
  readonly close: () => void
  /** For `keydown` of the field. */
  readonly press: (event: KeyboardEvent) => void
}

interface Mark {
  /** Identity of the options at that time. */
  readonly source: unknown
  /** Of an option; empty: the field itself. */
  readonly id: string
  /** With the keys; the pointer may only rest where the list has opened. */
  readonly isChosen: boolean
}

/**
 * @param list id of the listbox
 * @param source identity of the options: when it changes, the mark is dropped
 */
export function useHitKeys(list: string, content: Content | undefined, source: unknown): HitKeys {
  const [open, setOpen] = useState(false)
  const [mark, setMark] = useState<Mark>()
  const shown = open && content !== undefined
  const current = mark?.source === source ? mark : undefined
  const marked = current?.id
  const active = (shown && content !== 'nothing' && marked) || undefined

  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  const activate = (id?: string) =>
    setMark(id === undefined ? undefined : { source, id, isChosen: false })
  const choose = (id = '') => setMark({ source, id, isChosen: true })

  const close = () => {
    setOpen(false)
    activate()
  }

  /** One step through the options; between the last and the first is the field itself. */
  const step = (by: 1 | -1) => {
    const options = optionsOf(list)
    const places = options.length + 1
    const position = active === undefined ? 0 : options.indexOf(active) + 1
    choose(options[((position + by + places) % places) - 1])
  }

  /** What a key does while the drop-down is open; the rest is left to the browser. */
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    // These move the caret while typing, and through the list once an option is marked.
    Home: marked ? () => choose(optionsOf(list)[0]) : undefined,
    End: marked ? () => choose(optionsOf(list).at(-1)) : undefined,
    Enter: active && current?.isChosen ? () => document.getElementById(active)?.click() : undefined,
    Escape: close,
  }

  const press = (event: KeyboardEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.isComposing || modified) return
    // What is awaited does not open any more; the key itself is for what holds the field.
    if (!shown && event.key === 'Escape') close()
    const opens = event.key === 'ArrowDown' && content
    const act = shown ? keys[event.key] : opens ? () => setOpen(true) : undefined
    if (act) {
      event.preventDefault()
      act()
    }
  }

  return { open, setOpen, active, activate, close, press }
}

/** Ids of the options on the screen, from the top. */
function optionsOf(list: string): string[] {
  const options = document.getElementById(list)?.querySelectorAll('[role=option]') ?? []
  return Array.from(options, ({ id }) => id)
}
