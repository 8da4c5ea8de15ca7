/**
 * What makes the plain field a combobox (ARIA 1.2): suggested queries, hits while typing, arrow keys,
 * Enter and Escape. Loaded when the field is first used, so that no page waits for it.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react'
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
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly leave: (event: FocusEvent) => void
}

interface ComboboxProps extends SearchFieldProps {
  readonly ref: Ref<ComboboxHandle>
  readonly input: RefObject<HTMLInputElement | null>
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
  useEffect(() => setOpen(document.activeElement === input.current), [input, setOpen])

  useLayoutEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(hasList))
    field?.toggleAttribute('aria-controls', hasList)
    if (hasList) field?.setAttribute('aria-controls', list)
    if (active) field?.setAttribute('aria-activedescendant', active)
    else field?.removeAttribute('aria-activedescendant')
  }, [input, list, hasList, active])

  // On `submit`, which both Enter and the button fire.
  useEffect(() => {
    const field = input.current
    const remember = () => rememberSearch(field?.value ?? '')
    field?.form?.addEventListener('submit', remember)
    return () => field?.form?.removeEventListener('submit', remember)
  }, [input])

  useImperativeHandle(ref, () => ({
    press,
    use: () => setOpen(true),
    change: () => {
      setAnnouncement('')
      setOpen(true)
      activate()
    },
    leave: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) close()
    },
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
          onForget={() => input.current?.focus()}
          onAnnounce={setAnnouncement}
        />
      )}
      <p role="status" className={styles.status}>
        {shown && (announcement || announcementOf(shown, found, labels))}
      </p>
    </>
  )
}
