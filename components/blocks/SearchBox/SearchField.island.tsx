/**
 * The field of the search box as a combobox (ARIA 1.2): hits as one types, arrows and Enter,
 * Escape; without an active hit Enter sends the form.
 */
'use client'

import { Search, X } from 'lucide'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { keep, keptValue } from '@/lib/browser/history-state'
import type { Locale } from '@/lib/i18n/locales'
import styles from './SearchBox.module.scss'
import { useHitKeys } from './useHitKeys'
import { useHitList } from './useHitList'
import { useHits } from './useHits'
import type { SearchWords } from './words'

const none: readonly never[] = []

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
  const [said, setSaid] = useState('')
  const HitList = useHitList(text.trim() !== '')
  const found = useHits(text, locale, type)
  const hits = HitList ? found : none
  const { shown, setOpen, active, activate, close, press } = useHitKeys(list, hits)

  // What was typed before this page was left, or before this script arrived.
  useEffect(() => {
    const kept = keptValue('search')
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
  }, [query, setOpen])

  const change = (next: string) => {
    setText(next)
    keep('search', next)
    setFilled(next !== '')
    setSaid('')
    setOpen(true)
    activate()
  }

  const clear = () => {
    if (input.current) input.current.value = ''
    change('')
    input.current?.focus()
  }

  const isBlank = () => !input.current?.value.trim()

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave its children.
    <div className={styles.field} onBlur={leave}>
      <Icon of={Search} className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        name="q"
        type="text"
        inputMode="search"
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
        aria-activedescendant={active}
        onChange={event => change(event.target.value)}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      />
      {filled && (
        <button type="button" className={styles.clear} aria-label={words.clear} onClick={clear}>
          <Icon of={X} aria-hidden="true" />
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
        <Icon of={Search} className={styles.submitIcon} aria-hidden="true" />
        <span className={styles.submitText}>{words.submit}</span>
      </button>
      {shown && HitList && (
        <HitList
          id={list}
          hits={hits}
          text={text}
          active={active}
          words={words}
          locale={locale}
          onActivate={activate}
          onChoose={close}
          onSay={setSaid}
        />
      )}
      <p role="status" className={styles.hidden}>
        {shown && (said || words.found.replace('{count}', String(hits.length)))}
      </p>
    </div>
  )
}
