/** The hits from the keyboard (ARIA 1.2, combobox): which one is active, and what a key does. */
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { SearchHit } from '@/lib/entities/search-hit'
import { optionId } from './HitList'

interface HitKeys {
  /** Open, and there are hits. */
  readonly shown: boolean
  readonly setOpen: (open: boolean) => void
  readonly active: SearchHit | undefined
  /** Without a hit the text itself is active. */
  readonly activate: (hit?: SearchHit) => void
  readonly close: () => void
  /** For the field's `onKeyDown`. */
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** @param list id of the drop-down */
export function useHitKeys(list: string, hits: readonly SearchHit[]): HitKeys {
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState('')
  const shown = open && hits.length > 0
  const position = shown ? hits.findIndex(hit => optionId(list, hit) === activeId) : -1
  const active = hits[position]

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const activate = (hit?: SearchHit) => setActiveId(hit ? optionId(list, hit) : '')

  const close = () => {
    setOpen(false)
    activate()
  }

  /** One step through the hits; between the last and the first there is the text itself. */
  const step = (by: 1 | -1) => {
    const places = hits.length + 1
    activate(hits[((position + 1 + by + places) % places) - 1])
  }

  /** What a key does while the drop-down is open; the rest is left to the browser. */
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: active && (() => activate(hits[0])),
    End: active && (() => activate(hits.at(-1))),
    Enter: active && (() => document.getElementById(activeId)?.click()),
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
