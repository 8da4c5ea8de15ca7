import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { followFromPage } from '@/components/hooks/history-entry'
import styles from './Modal.module.scss'

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onCancel' | 'onClose'> {
  readonly open: boolean
  /** Called on Escape, the system's "back" and a click outside. */
  readonly onDismiss: () => void
  /** Called when the browser has closed it without `cancel`; `onDismiss` by default. */
  readonly onClose?: () => void
  /** Focused on closing if the focus was lost: Safari does not focus a clicked button. */
  readonly opener?: HTMLElement | null
  /** Focused on opening, except on touch screens, where the keyboard would pop up. */
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/**
 * The one modal dialog of the site: a native `<dialog>`, so that the browser provides the focus
 * trap, the inert page, Escape and the system's "back". Unstyled; used inside islands.
 */
export function Modal(props: ModalProps) {
  const { open, onDismiss, onClose = onDismiss, opener, initialFocus, ref, ...shown } = props
  const { className, onClick, onKeyDown, ...rest } = shown
  const own = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLDialogElement)

  const show = useEffectEvent((dialog: HTMLDialogElement) => {
    lockScroll()
    dialog.showModal()
    if (!window.matchMedia('(pointer: coarse)').matches) initialFocus?.current?.focus()
  })
  const hide = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.close()
    unlockScroll()
    const { activeElement, body } = document
    const isLost = !activeElement || activeElement === body || dialog.contains(activeElement)
    if (isLost) opener?.focus({ preventScroll: true })
  })
  // A layout effect: on unmount the focus has to be restored before the element is removed.
  useLayoutEffect(() => {
    const dialog = own.current
    if (!dialog || !open) return
    show(dialog)
    return () => hide(dialog)
  }, [open])

  /** Target of `pointerdown`: a drag that selects text may end outside. */
  const pressed = useRef<EventTarget>(null)
  return (
    <dialog
      {...rest}
      ref={own}
      className={[styles.modal, className].filter(Boolean).join(' ')}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onKeyDown={event => {
        onKeyDown?.(event)
        if (event.key === 'Tab') wrapFocus(event)
      }}
      onClickCapture={followFromPage}
      onClick={event => {
        onClick?.(event)
        const { target, currentTarget } = event
        if (target === currentTarget && pressed.current === target) onDismiss()
      }}
      onCancel={(event: SyntheticEvent) => {
        // A file input inside fires `cancel`, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      // Chrome fires `cancel` only once: a second "back" in a row closes the dialog.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    />
  )
}

/** Wraps Tab between the first and the last stop: a native dialog lets it out to the toolbars. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const all = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, summary')
  const stops = [...all].filter(
    stop => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  )
  const [first, last] = [stops[0], stops.at(-1)]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

/** Keeps the page from scrolling, and from getting wider without its scrollbar. */
function lockScroll(): void {
  const { clientWidth, style } = document.documentElement
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
}

function unlockScroll(): void {
  if (document.querySelector('dialog[open]')) return
  const { style } = document.documentElement
  style.overflow = ''
  style.scrollbarGutter = ''
}
