import { X } from 'lucide'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { Modal } from '@/components/ui/Dialog/Modal'
import { useModal } from '@/components/ui/Dialog/useModal'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Menu.module.scss'

export interface Press {
  readonly burger: HTMLElement
}

interface MenuDialogProps {
  /** The last press of the burger; another object for each. */
  readonly press: Press | undefined
  readonly label: string
  readonly close: string
  readonly children: ReactNode
}

/**
 * The menu over the page, with its entry in the history. Choosing a link closes it (B9), and so does
 * a button that opens a dialog of its own.
 */
export function MenuDialog({ press, label, close, children }: MenuDialogProps) {
  const menu = useModal('menu')
  const show = useEffectEvent(menu.showFrom)
  useEffect(() => {
    if (press) show(press.burger)
  }, [press])
  const hideOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) menu.hide()
  }
  return (
    <Modal
      open={menu.open}
      onDismiss={menu.hide}
      opener={menu.opener}
      className={styles.menu}
      aria-label={label}
      onClick={hideOnChoice}
    >
      <div className={styles.panel}>
        <button type="button" className={styles.close} aria-label={close}>
          <Icon of={X} />
        </button>
        {children}
      </div>
    </Modal>
  )
}
