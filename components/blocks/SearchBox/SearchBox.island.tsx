/**
 * The field of the search box as a combobox (ARIA 1.2): hits as one types, arrows and Enter,
 * Escape; without an active hit Enter sends the form.
 */
'use client'

import { Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { keep, readKept } from '@/lib/browser/kept'
import type { Locale } from '@/lib/i18n/locales'
import { HitList, optionId } from './HitList'
import styles from './SearchBox.module.scss'
import { useHits } from './useHits'
import type { SearchWords } from './words'

/** Longest text a field takes (spec 1 §9). */
const maxLength = 500

export interface SearchFieldProps {
  readonly words: SearchWords
  readonly locale: Locale
  readonly type?: 'doctors' | 'services'
  /** What the field holds at first; no hits are looked for until it is changed. */
  readonly query?: string
}

export function SearchField({ words, locale, type, query = '' }: SearchFieldProps) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [filled, setFilled] = useState(query !== '')
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState('')
  const hits = useHits(text, locale, type)
  const shown = open && hits.length > 0
  const position = shown ? hits.findIndex(hit => optionId(list, hit) === activeId) : -1
  const active = hits[position]

  // What was typed before this page was left, or before this script arrived.
  useEffect(() => {
    const kept = readKept('search')
    if (input.current?.value === query && typeof kept === 'string') {
      input.current.value = kept
      setFilled(kept !== '')
      return
    }
    const typed = input.current?.value ?? ''
    if (typed === query) return
    setText(typed)
    setFilled(typed !== '')
    setOpen(document.activeElement === input.current)
  }, [query])

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const change = (next: string) => {
    setText(next)
    keep('search', next)
    setFilled(next !== '')
    setOpen(true)
    setActiveId('')
  }

  const close = () => {
    setOpen(false)
    setActiveId('')
  }

  const clear = () => {
    if (input.current) input.current.value = ''
    change('')
    input.current?.focus()
  }

  const activate = (index: number) => {
    const hit = hits[index]
    setActiveId(hit ? optionId(list, hit) : '')
  }

  /** One step through the hits; between the last and the first there is the text itself. */
  const step = (by: 1 | -1) => {
    const places = hits.length + 1
    activate(((position + 1 + by + places) % places) - 1)
  }

  /** What a key does while the drop-down is open; the rest is left to the browser. */
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: active && (() => activate(0)),
    End: active && (() => activate(hits.length - 1)),
    Enter: active && (() => document.getElementById(activeId)?.click()),
    Escape: close,
  }

  const press = (event: KeyboardEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.nativeEvent.isComposing || modified) return
    const opens = event.key === 'ArrowDown' && hits.length > 0
    const act = shown ? keys[event.key] : opens ? () => setOpen(true) : undefined
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key === 'Enter' && isBlank()) {
      event.preventDefault()
    }
  }

  const isBlank = () => !input.current?.value.trim()

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave its children.
    <div className={styles.field} onBlur={leave}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={maxLength}
        placeholder={words.placeholder}
        className={styles.input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-label={words.label}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? list : undefined}
        aria-activedescendant={active && activeId}
        onChange={event => change(event.target.value)}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      />
      {filled && (
        <button type="button" className={styles.clear} aria-label={words.clear} onClick={clear}>
          <X aria-hidden="true" />
        </button>
      )}
      <button
        type="submit"
        className={styles.submit}
        onClick={event => {
          if (!isBlank()) return
          event.preventDefault()
          input.current?.focus()
        }}
      >
        <Search className={styles.submitIcon} aria-hidden="true" />
        <span className={styles.submitText}>{words.submit}</span>
      </button>
      {shown && (
        <HitList
          id={list}
          hits={hits}
          text={text}
          active={active}
          words={words}
          locale={locale}
          onActivate={hit => setActiveId(optionId(list, hit))}
          onChoose={close}
        />
      )}
      <p role="status" className={styles.hidden}>
        {shown && words.found.replace('{count}', String(hits.length))}
      </p>
    </div>
  )
}
