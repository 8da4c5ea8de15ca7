/** The input under the mask +7 (###) ###-##-##; docs/decisions/phone-field.md. */
'use client'

import {
  type ComponentProps,
  type FormEvent,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { PhoneCountry } from '@/lib/text/phone-countries'
import { editPhone, restOfMask, showPhone } from './phoneMask'
import styles from './TextField.module.scss'

interface PhoneInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
  /** What was typed, for `readPhone`. */
  readonly value: string
  readonly onChange?: (value: string) => void
  readonly inputRef?: Ref<HTMLInputElement>
  /** Whose numbers are taken besides those under the mask. */
  readonly countries?: readonly PhoneCountry[] | undefined
}

/** A text that a keyboard is composing (IME): changing it meanwhile would have it typed twice. */
interface Composition {
  /** The value it started from. */
  readonly before: string
  readonly text: string
}

export function PhoneInput(props: PhoneInputProps) {
  const { value, onChange, inputRef, countries, ...input } = props
  const field = useRef<HTMLInputElement>(null)
  const [composition, setComposition] = useState<Composition | null>(null)
  // An object, as an ignored key has to put the caret back where it was.
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null)

  const assign = useCallback(
    (element: HTMLInputElement | null) => {
      field.current = element
      if (typeof inputRef === 'function') inputRef(element)
      else if (inputRef) inputRef.current = element
    },
    [inputRef],
  )

  useLayoutEffect(() => {
    if (caret && document.activeElement === field.current) {
      field.current?.setSelectionRange(caret.at, caret.at)
    }
  }, [caret])

  const edit = (before: string, event: FormEvent<HTMLInputElement>) => {
    const { value: text, selectionEnd } = event.currentTarget
    const { inputType = '' } = event.nativeEvent as Partial<InputEvent>
    const next = editPhone(before, text, selectionEnd ?? text.length, {
      forward: inputType.endsWith('Forward'),
      countries,
    })
    if (next.value !== value) onChange?.(next.value)
    return { at: next.caret }
  }

  const shown = composition?.text ?? showPhone(value, countries)
  const rest =
    composition || (value === '' && input.placeholder) ? '' : restOfMask(value, countries)
  return (
    <>
      <input
        autoComplete="tel"
        {...input}
        ref={assign}
        type="tel"
        inputMode="tel"
        value={shown}
        onChange={event => {
          if (composition) {
            edit(composition.before, event)
            setComposition({ ...composition, text: event.currentTarget.value })
          } else setCaret(edit(value, event))
        }}
        onCompositionStart={event =>
          setComposition({ before: value, text: event.currentTarget.value })
        }
        onCompositionEnd={event => {
          if (!composition) return
          setCaret(edit(composition.before, event))
          setComposition(null)
        }}
      />
      <span className={styles.mask} aria-hidden="true">
        <span>{shown}</span>
        <span>{rest}</span>
      </span>
    </>
  )
}
