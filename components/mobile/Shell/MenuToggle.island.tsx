'use client'

import { Menu as Burger, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { afterPaint } from '@/lib/browser/after-paint'
import styles from './Menu.module.scss'

interface MenuToggleProps {
  readonly open: string
  readonly close: string
  /** Where the burger leads without JavaScript: the links of the footer. */
  readonly fallback: string
  readonly children: ReactNode
}

/**
 * The burger and its menu in a native modal dialog, which keeps focus inside and closes on Escape.
 * Choosing a link closes it (spec 1 §2), and so does a button that opens a dialog of its own.
 */
export function MenuToggle({ open, close, fallback, children }: MenuToggleProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    afterPaint(() => dialog.current?.showModal())
  }
  const closeOnChoice = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target : null
    if (element?.closest('a, button') || element === dialog.current) dialog.current?.close()
  }
  return (
    <>
      <a href={fallback} aria-label={open} aria-haspopup="dialog" onClick={show}>
        <Burger aria-hidden="true" />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside have keys of their own */}
      <dialog ref={dialog} className={styles.menu} aria-label={open} onClick={closeOnChoice}>
        <div className={styles.panel}>
          <button type="button" className={styles.close} aria-label={close}>
            <X aria-hidden="true" />
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}
