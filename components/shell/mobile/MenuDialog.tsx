import { X } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { Modal } from '@/components/ui/Dialog/Modal'
import type { Press } from '@/components/ui/Dialog/press'
import { usePressedModal } from '@/components/ui/Dialog/usePressedModal'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Menu.module.scss'

interface MenuDialogProps {
  /** The last press of the burger. */
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
  const menu = usePressedModal('menu', press)
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
