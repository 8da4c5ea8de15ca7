/**
 * The field of the search box: a plain one of its form, which its code makes a combobox once it is
 * used. Enter then follows the option that was chosen with the arrows; without one it submits the form.
 */
'use client'

import { Search, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { historyValue, setHistoryValue } from '@/components/hooks/history-state'
import { Icon } from '@/components/ui/Icon/Icon'
import type { ComboboxHandle } from './Combobox'
import { PlainField } from './PlainField'
import styles from './SearchBox.module.scss'
import type { SearchFieldProps } from './searchFieldProps'
import { useCombobox } from './useCombobox'

/** Longest text a field takes (B33). */
const maxLength = 500

export const SearchField = bounded(LiveField, PlainField)

function LiveField(props: SearchFieldProps) {
  const { labels, query = '', kept } = props
  const input = useRef<HTMLInputElement>(null)
  const combobox = useRef<ComboboxHandle>(null)
  const [text, setText] = useState('')
  const [filled, setFilled] = useState(query !== '')
  const [used, setUsed] = useState(false)
  const code = useCombobox(used)

  // Restores text typed before leaving the page, or before hydration.
  useEffect(() => {
    const field = input.current
    if (!field) return
    const stored = kept && historyValue('search')
    if (field.value === query && typeof stored === 'string') {
      field.value = stored
      setText(stored)
      setFilled(stored !== '')
    } else if (field.value !== query) {
      setUsed(true)
      setText(field.value)
      setFilled(field.value !== '')
    } else if (document.activeElement === field) {
      setUsed(true)
    }
  }, [query, kept])

  const use = () => {
    setUsed(true)
    combobox.current?.use()
  }

  const change = (next: string) => {
    setUsed(true)
    setText(next)
    if (kept) setHistoryValue('search', next)
    setFilled(next !== '')
    combobox.current?.change()
  }

  const write = (next: string) => {
    if (input.current) input.current.value = next
    change(next)
    input.current?.focus()
  }

  const isBlank = () => !input.current?.value.trim()

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave its children.
    <div className={styles.field} onBlur={event => combobox.current?.leave(event)}>
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
        aria-expanded="false"
        onChange={event => change(event.target.value)}
        onFocus={use}
        onClick={use}
        onKeyDown={event => {
          combobox.current?.press(event)
          if (event.key === 'Enter' && isBlank()) event.preventDefault()
        }}
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
      {code && (
        <code.Combobox
          {...props}
          ref={combobox}
          input={input}
          text={text}
          filled={filled}
          onWrite={write}
        />
      )}
    </div>
  )
}
