/**
 * A modal card with a title and a close button. Headless UI's Transition animates the way out,
 * because a native dialog disappears as soon as it is closed. Import it from lazily loaded code
 * only, so that pages do without Headless UI until a dialog opens.
 */
'use client'

import { Transition } from '@headlessui/react'
import { X } from 'lucide'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Dialog.module.scss'
import { Modal, type ModalProps } from './Modal'

/** Milliseconds a persistent dialog pulses instead of closing (B49). */
export const PULSE_MS = 200

export interface DialogProps extends Pick<ModalProps, 'opener' | 'initialFocus'> {
  readonly open: boolean
  /** Called by the X button, and by a click outside or Escape unless the dialog is persistent. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** What it is about, read after the title. */
  readonly description?: string
  /** Accessible name of the X button. */
  readonly closeLabel: string
  /** A click outside and Escape make the dialog pulse; only the X button closes it. */
  readonly persistent?: boolean
  /** `narrow` is 330 px wide, `card` 600 px (B49). */
  readonly size?: 'narrow' | 'card'
  readonly children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, persistent = false, size = 'card' } = props
  const [pulsing, pulse] = usePulse()
  const [entered, setEntered] = useState(false)
  const titleId = useId()

  // On `keydown`, before `cancel`: Chrome does not let a second `cancel` in a row be prevented.
  const pulseOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !persistent) return
    event.preventDefault()
    pulse()
  }

  return (
    <Transition
      // An enter transition that is reversed may never end on a slow phone, and an invisible dialog
      // would block the page: a dialog closed before it has entered is unmounted at once.
      key={open || entered ? 'here' : 'gone'}
      as={Modal}
      show={open}
      appear
      open
      afterEnter={() => setEntered(true)}
      afterLeave={() => setEntered(false)}
      onDismiss={persistent ? pulse : onClose}
      onClose={onClose}
      opener={props.opener}
      initialFocus={props.initialFocus}
      className={styles.root}
      aria-labelledby={titleId}
      aria-description={props.description}
      onKeyDown={pulseOnEscape}
      // A press on the backdrop must not take the focus from a field.
      onMouseDown={event => event.target === event.currentTarget && event.preventDefault()}
    >
      <div className={[styles.panel, styles[size]].join(' ')} data-pulsing={pulsing || undefined}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={() => onClose()}>
            <Icon of={X} />
            <span className={styles.hidden}>{closeLabel}</span>
          </button>
        </div>
        {props.children}
      </div>
    </Transition>
  )
}

/** A flag that is true for {@link PULSE_MS} after each call of the returned function. */
function usePulse(): readonly [boolean, () => void] {
  const [pulsing, setPulsing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const pulse = () => {
    clearTimeout(timer.current)
    setPulsing(true)
    timer.current = setTimeout(() => setPulsing(false), PULSE_MS)
  }
  return [pulsing, pulse]
}
