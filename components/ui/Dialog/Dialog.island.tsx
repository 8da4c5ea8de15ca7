/**
 * A modal dialog: focus trap and return, scroll lock, transitions and a close button around any
 * content (spec 1 §4). Heavy (Headless UI), so it is only imported by code that is itself loaded
 * when a dialog is first wanted.
 */
'use client'

import { DialogBackdrop, Dialog as DialogBase, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import styles from './Dialog.module.scss'

/** Milliseconds a persistent dialog pulses instead of closing (spec 1 §9). */
export const PULSE_MS = 200

export interface DialogProps {
  readonly open: boolean
  /** Called by the X button, and by a click outside or Escape unless the dialog is persistent. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** Accessible name of the X button. */
  readonly closeLabel: string
  /** A click outside and Escape make the dialog pulse; only the X button closes it. */
  readonly persistent?: boolean
  /** `narrow` is 330 px wide, `card` 600 px (spec 1 §9). */
  readonly size?: 'narrow' | 'card'
  /** What gets the focus on opening where there is no touch keyboard to pop up. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /**
   * What gets the focus back. Headless UI finds it by itself only when its code was there before
   * the dialog was asked for, and Safari does not focus what is clicked.
   */
  readonly opener?: HTMLElement | null
  readonly children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, persistent = false, size = 'card' } = props
  const [pulsing, pulse] = usePulse()
  const dismiss = () => (persistent ? pulse() : onClose())

  // Headless UI takes the focus away on Escape; a dialog that stays open has to keep it.
  const keepFocusOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !persistent) return
    event.preventDefault()
    pulse()
  }

  return (
    <DialogBase
      open={open}
      onClose={dismiss}
      transition
      initialFocus={props.initialFocus}
      className={styles.root}
      onKeyDown={keepFocusOnEscape}
    >
      <DialogBackdrop transition className={styles.backdrop} />
      {/* A press on the ground beside the card must not move the focus out of the fields. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is. */}
      <div
        className={styles.scroller}
        onMouseDown={event => event.target === event.currentTarget && event.preventDefault()}
      >
        <DialogPanel
          transition
          className={[styles.panel, styles[size]].join(' ')}
          data-pulsing={pulsing || undefined}
        >
          <div className={styles.header}>
            <DialogTitle className={styles.title}>{title}</DialogTitle>
            <button type="button" className={styles.close} onClick={() => onClose()}>
              <X aria-hidden="true" />
              <span className={styles.hidden}>{closeLabel}</span>
            </button>
          </div>
          {props.children}
          <ReturnFocus to={props.opener} />
        </DialogPanel>
      </div>
    </DialogBase>
  )
}

/**
 * Gives the focus back when the dialog has gone, unless something else has taken it: to the opener
 * or, when that has been hidden (a menu that closed), to what had the focus before the dialog.
 */
function ReturnFocus({ to }: { readonly to: HTMLElement | null | undefined }) {
  const opener = useRef(to)
  useEffect(() => {
    opener.current = to
  }, [to])

  useEffect(() => {
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        for (const element of [opener.current, before]) {
          const { activeElement, body } = document
          if (activeElement && activeElement !== body) return
          if (element instanceof HTMLElement) element.focus({ preventScroll: true })
        }
      })
    }
  }, [])
  return null
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
