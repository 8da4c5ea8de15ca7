/**
 * The field of the search box as a combobox (ARIA 1.2): suggested queries, hits while typing, arrow
 * keys, Enter and Escape. Enter opens the first hit; while the text has none it submits the form.
 */
'use client'

import { Search, X } from 'lucide'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { historyValue, setHistoryValue } from '@/components/hooks/history-state'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Locale } from '@/lib/routing/locales'
import type { SearchLabels } from './labels'
import { optionId } from './optionId'
import { PlainField } from './PlainField'
import styles from './SearchBox.module.scss'
import { announcementOf, contentOf } from './shown'
import { useHitKeys } from './useHitKeys'
import { useHits } from './useHits'
import { useSuggestions } from './useSuggestions'

/** Longest text a field takes (B33). */
const maxLength = 500

export interface SearchFieldProps {
  readonly labels: SearchLabels
  readonly locale: Locale
  readonly type?: 'doctors' | 'services'
  /** Initial value of the field; hits are fetched only after it was changed. */
  readonly query?: string
}

export const SearchField = bounded(LiveField, PlainField)

function LiveField({ labels, locale, type, query = '' }: SearchFieldProps) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [filled, setFilled] = useState(query !== '')
  const [announcement, setAnnouncement] = useState('')
  const [used, setUsed] = useState(false)
  const code = useSuggestions(used)
  const found = useHits(code?.findHits, text, locale, type)
  const content = code && contentOf(filled, text, found)
  const [hit] = found.text === text.trim() ? found.hits : []
  const { open, setOpen, active, activate, close, press } = useHitKeys(
    list,
    content,
    content === 'hits' ? found : content,
    hit && content === 'hits' ? optionId(list, hit) : undefined,
  )
  const shown = open && content
  const hasList = shown && shown !== 'nothing'

  // Restores text typed before leaving the page, or before hydration.
  useEffect(() => {
    const stored = historyValue('search')
    if (input.current?.value === query && typeof stored === 'string') {
      input.current.value = stored
      setFilled(stored !== '')
      return
    }
    const typed = input.current?.value ?? ''
    if (typed === query) return
    setUsed(true)
    setText(typed)
    setFilled(typed !== '')
    setOpen(document.activeElement === input.current)
  }, [query, setOpen])

  // On `submit`, which both Enter and the button fire.
  useEffect(() => {
    const field = input.current
    const remember = () => code?.rememberSearch(field?.value ?? '')
    field?.form?.addEventListener('submit', remember)
    return () => field?.form?.removeEventListener('submit', remember)
  }, [code])

  const use = () => {
    setUsed(true)
    setOpen(true)
  }

  const change = (next: string) => {
    setUsed(true)
    setText(next)
    setHistoryValue('search', next)
    setFilled(next !== '')
    setAnnouncement('')
    setOpen(true)
    activate()
  }

  const write = (next: string) => {
    if (input.current) input.current.value = next
    change(next)
    input.current?.focus()
  }

  const choose = () => {
    code?.rememberSearch(text)
    close()
  }

  const isBlank = () => !input.current?.value.trim()

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave its children.
    <div className={styles.field} onBlur={leave}>
      <Icon of={Search} className={styles.icon} />
      <input
        ref={input}
        name="q"
        type="text"
        inputMode="search"
        defaultValue={query}
        maxLength={maxLength}
        placeholder={labels.placeholder}
        className={styles.input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-label={labels.label}
        aria-autocomplete="list"
        aria-expanded={Boolean(hasList)}
        aria-controls={hasList ? list : undefined}
        aria-activedescendant={active}
        onChange={event => change(event.target.value)}
        onFocus={use}
        onClick={use}
        onKeyDown={press}
      />
      {filled && (
        <button
          type="button"
          className={styles.clear}
          aria-label={labels.clear}
          onClick={() => write('')}
        >
          <Icon of={X} />
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
        <Icon of={Search} className={styles.submitIcon} />
        <span className={styles.submitText}>{labels.submit}</span>
      </button>
      {shown && (
        <code.Suggestions
          id={list}
          content={shown}
          found={found}
          text={text}
          active={active}
          labels={labels}
          locale={locale}
          onActivate={activate}
          onChoose={choose}
          onQuery={write}
          onForget={() => input.current?.focus()}
          onAnnounce={setAnnouncement}
        />
      )}
      <p role="status" className={styles.hidden}>
        {shown && (announcement || announcementOf(shown, found, labels))}
      </p>
    </div>
  )
}
