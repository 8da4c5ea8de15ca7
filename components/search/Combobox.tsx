/**
 * What makes the plain field a combobox (ARIA 1.2): suggested queries, hits while typing, arrow keys,
 * Enter and Escape. Loaded when the field is first used, so that no page waits for it.
 */
import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useState } from 'react'
import styles from './Combobox.module.scss'
import { rememberSearch } from './recentSearches'
import { Suggestions } from './Suggestions'
import type { SearchFieldProps } from './searchFieldProps'
import { announcementOf, contentOf } from './shown'
import { useHitKeys } from './useHitKeys'
import { useHits } from './useHits'

/** What the field tells its combobox. */
export interface ComboboxHandle {
  readonly use: () => void
  readonly change: () => void
  readonly press: (event: KeyboardEvent) => void
  readonly leave: () => void
}

interface ComboboxProps extends SearchFieldProps {
  readonly ref: Ref<ComboboxHandle>
  readonly input: HTMLInputElement
  /** What was typed; empty while the field has the initial value of the page. */
  readonly text: string
  readonly filled: boolean
  /** Writes into the field. */
  readonly onWrite: (text: string) => void
}

export function Combobox(props: ComboboxProps) {
  const { ref, input, text, filled, onWrite, labels, locale, type } = props
  const list = useId()
  const [announcement, setAnnouncement] = useState('')
  const found = useHits(text, locale, type)
  const content = contentOf(filled, text, found)
  const { open, setOpen, active, activate, close, press } = useHitKeys(
    list,
    content,
    content === 'hits' ? found : content,
  )
  const shown = open && content
  const hasList = Boolean(shown && shown !== 'nothing')

  // Opened by the use of the field that loaded this code, unless it was left meanwhile.
  useEffect(() => setOpen(document.activeElement === input), [input, setOpen])

  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(hasList))
    input.toggleAttribute('aria-controls', hasList)
    if (hasList) input.setAttribute('aria-controls', list)
    if (active) input.setAttribute('aria-activedescendant', active)
    else input.removeAttribute('aria-activedescendant')
  }, [input, list, hasList, active])

  // On `submit`, which both Enter and the button fire.
  useEffect(() => {
    const remember = () => rememberSearch(input.value)
    input.form?.addEventListener('submit', remember)
    return () => input.form?.removeEventListener('submit', remember)
  }, [input])

  useImperativeHandle(ref, () => ({
    press,
    use: () => setOpen(true),
    change: () => {
      setAnnouncement('')
      setOpen(true)
      activate()
    },
    leave: close,
  }))

  return (
    <>
      {shown && (
        <Suggestions
          id={list}
          content={shown}
          found={found}
          text={text}
          active={active}
          labels={labels}
          locale={locale}
          onActivate={activate}
          onChoose={() => {
            rememberSearch(text)
            close()
          }}
          onQuery={onWrite}
          onForget={() => input.focus()}
          onAnnounce={setAnnouncement}
        />
      )}
      <p role="status" className={styles.status}>
        {shown && (announcement || announcementOf(shown, found, labels))}
      </p>
    </>
  )
}
