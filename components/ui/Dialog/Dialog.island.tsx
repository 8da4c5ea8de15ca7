/**
 * A card above the page with a title and a close button. It comes and goes by Headless UI's
 * Transition, because of the way out: a native dialog that is closed is gone at once.
 * Only imported by code that is itself loaded when a dialog is first wanted.
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
  const [arrived, setArrived] = useState(false)
  const titleId = useId()

  // Before it becomes a wish to close: Chrome lets nobody refuse the second one in a row.
  const pulseOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !persistent) return
    event.preventDefault()
    pulse()
  }

  return (
    <Transition
      // A transition that is turned back on its way in may never end on a busy phone, and the page
      // would stay under a dialog that nobody sees: one that has not arrived is gone at once.
      key={open || arrived ? 'here' : 'gone'}
      as={Modal}
      show={open}
      appear
      open
      afterEnter={() => setArrived(true)}
      afterLeave={() => setArrived(false)}
      onDismiss={persistent ? pulse : onClose}
      onClose={onClose}
      opener={props.opener}
      initialFocus={props.initialFocus}
      className={styles.root}
      aria-labelledby={titleId}
      onKeyDown={pulseOnEscape}
      // A press on the ground beside the card must not move the focus out of the fields.
      onMouseDown={event => event.target === event.currentTarget && event.preventDefault()}
    >
      <div className={[styles.panel, styles[size]].join(' ')} data-pulsing={pulsing || undefined}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={() => onClose()}>
            <Icon of={X} aria-hidden="true" />
            <span className={styles.hidden}>{closeLabel}</span>
          </button>
        </div>
        {props.children}
      </div>
    </Transition>
  )
}

/** A flag that is up for {@link PULSE_MS} after each call of the returned function. */
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
