import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { historyValue, setHistoryValue } from '@/components/hooks/history-state'
import type { ComboboxHandle } from './Combobox'
import type { SearchFieldProps } from './searchFieldProps'
import { useCombobox } from './useCombobox'

interface LiveFieldProps extends SearchFieldProps {
  /** The input and its buttons, which the server has rendered. */
  readonly field: HTMLElement
}

/**
 * Keeps the text of the field, clears it, and loads what makes it a combobox once it is used. Enter then
 * follows the option that was chosen with the arrows; without one it submits the form, unless it is blank.
 */
export function LiveField({ field, ...props }: LiveFieldProps) {
  const { query = '', kept } = props
  const [[input, clear, submit]] = useState(() => partsOf(field))
  const combobox = useRef<ComboboxHandle>(null)
  const [text, setText] = useState('')
  const [filled, setFilled] = useState(query !== '')
  const [used, setUsed] = useState(false)
  const code = useCombobox(used)

  // Restores text typed before leaving the page, or before this code had loaded.
  useEffect(() => {
    const stored = kept && historyValue('search')
    if (input.value === query && typeof stored === 'string') {
      input.value = stored
      setText(stored)
      setFilled(stored !== '')
    } else if (input.value !== query) {
      setUsed(true)
      setText(input.value)
      setFilled(input.value !== '')
    } else if (document.activeElement === input) {
      setUsed(true)
    }
  }, [input, query, kept])

  useEffect(() => {
    clear.hidden = !filled
  }, [clear, filled])

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
    input.value = next
    change(next)
    input.focus()
  }

  const isBlank = () => !input.value.trim()

  useListener(input, 'input', () => change(input.value))
  useListener(input, 'focus', use)
  useListener(input, 'click', use)
  useListener(input, 'keydown', event => {
    if (combobox.current) combobox.current.press(event)
    // Its suggestions would open although they were closed before they came.
    else if (event.key === 'Escape') setUsed(false)
    if (event.key === 'Enter' && isBlank()) event.preventDefault()
  })
  useListener(field, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && field.contains(relatedTarget))) combobox.current?.leave()
  })
  useListener(clear, 'click', () => write(''))
  useListener(submit, 'click', event => {
    if (!isBlank()) return
    event.preventDefault()
    input.focus()
  })

  return (
    used &&
    code && (
      <code.Combobox
        {...props}
        ref={combobox}
        input={input}
        text={text}
        filled={filled}
        onWrite={write}
      />
    )
  )
}

/** @throws TypeError when a part is missing: the field stays a plain one */
function partsOf(field: HTMLElement): [HTMLInputElement, HTMLElement, HTMLElement] {
  const input = field.querySelector('input')
  const [clear, submit] = field.querySelectorAll('button')
  if (!input || !clear || !submit) throw new TypeError('The search field lacks a part')
  return [input, clear, submit]
}

/** Listens to an element that React has not rendered on the client. */
function useListener<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(listener)
  useEffect(() => {
    const call = (event: HTMLElementEventMap[Type]) => handle(event)
    target.addEventListener(type, call)
    return () => target.removeEventListener(type, call)
  }, [target, type])
}
