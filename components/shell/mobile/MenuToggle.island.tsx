'use client'

import { Menu as Burger, X } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { Modal } from '@/components/ui/Dialog/Modal'
import { useModal } from '@/components/ui/Dialog/useModal'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Menu.module.scss'

interface MenuToggleProps {
  readonly open: string
  readonly close: string
  /** Where the burger leads without JavaScript: the links of the footer. */
  readonly fallback: string
  readonly children: ReactNode
}

/**
 * The burger and its menu. Choosing a link closes it (B9), and so does a button that opens a dialog
 * of its own.
 */
export const MenuToggle = bounded(LiveToggle, PlainToggle)

function LiveToggle({ open, close, fallback, children }: MenuToggleProps) {
  const menu = useModal('menu')
  const hideOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) menu.hide()
  }
  return (
    <>
      <a href={fallback} aria-label={open} aria-haspopup="dialog" onClick={menu.show}>
        <Icon of={Burger} />
      </a>
      <Modal
        open={menu.open}
        onDismiss={menu.hide}
        opener={menu.opener}
        className={styles.menu}
        aria-label={open}
        onClick={hideOnChoice}
      >
        <div className={styles.panel}>
          <button type="button" className={styles.close} aria-label={close}>
            <Icon of={X} />
          </button>
          {children}
        </div>
      </Modal>
    </>
  )
}

function PlainToggle({ open, fallback }: MenuToggleProps) {
  return (
    <a href={fallback} aria-label={open}>
      <Icon of={Burger} />
    </a>
  )
}
