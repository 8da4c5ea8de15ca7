/** The hits from the keyboard (ARIA 1.2, combobox): which one is active, and what a key does. */
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { RichHit } from '@/lib/search/rich-hit'
import { addId, optionId } from './optionId'

interface HitKeys {
  /** Open, and there are hits. */
  readonly shown: boolean
  readonly setOpen: (open: boolean) => void
  /** Id of the active option. */
  readonly active: string | undefined
  /** Without an option the text itself is active. */
  readonly activate: (option?: string) => void
  readonly close: () => void
  /** For the field's `onKeyDown`. */
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** @param list id of the drop-down */
export function useHitKeys(list: string, hits: readonly RichHit[]): HitKeys {
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState('')
  const shown = open && hits.length > 0
  const options = hits.flatMap(hit => {
    const option = optionId(list, hit)
    return hit.item ? [option, addId(option)] : [option]
  })
  const position = shown ? options.indexOf(activeId) : -1
  const active = options[position]

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const activate = (option = '') => setActiveId(option)

  const close = () => {
    setOpen(false)
    activate()
  }

  /** One step through the options; between the last and the first there is the text itself. */
  const step = (by: 1 | -1) => {
    const places = options.length + 1
    activate(options[((position + 1 + by + places) % places) - 1])
  }

  /** What a key does while the drop-down is open; the rest is left to the browser. */
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: active ? () => activate(options[0]) : undefined,
    End: active ? () => activate(options.at(-1)) : undefined,
    Enter: active ? () => document.getElementById(activeId)?.click() : undefined,
    Escape: close,
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.nativeEvent.isComposing || modified) return
    const opens = event.key === 'ArrowDown' && hits.length > 0
    const act = shown ? keys[event.key] : opens ? () => setOpen(true) : undefined
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key === 'Enter' && !event.currentTarget.value.trim()) {
      event.preventDefault()
    }
  }

  return { shown, setOpen, active, activate, close, press }
}
