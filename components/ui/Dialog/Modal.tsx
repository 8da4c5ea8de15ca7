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
  /** Asked for by Escape, by the system's "back" and by a click outside. */
  readonly onDismiss: () => void
  /** The browser has closed it without asking; by default the same as a wish to close it. */
  readonly onClose?: () => void
  /** Gets the focus back where the browser has lost it: Safari does not focus what is clicked. */
  readonly opener?: HTMLElement | null
  /** What gets the focus on opening where there is no touch keyboard to pop up. */
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/**
 * The one modal dialog of the site: a native `<dialog>`, so the focus trap, the page that cannot be
 * reached, Escape and the system's "back" are the browser's own. Its look comes from `className`.
 * Used inside islands.
 */
export function Modal(props: ModalProps) {
  const { open, onDismiss, onClose = onDismiss, opener, initialFocus, ref, ...shown } = props
  const { className, onClick, onKeyDown, ...rest } = shown
  const own = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLDialogElement)

  const show = useEffectEvent((dialog: HTMLDialogElement) => {
    holdPage()
    dialog.showModal()
    if (!window.matchMedia('(pointer: coarse)').matches) initialFocus?.current?.focus()
  })
  const hide = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.close()
    releasePage()
    const { activeElement, body } = document
    const isLost = !activeElement || activeElement === body || dialog.contains(activeElement)
    if (isLost) opener?.focus({ preventScroll: true })
  })
  // With the layout: a dialog that leaves the page has to give the focus back before it is gone.
  useLayoutEffect(() => {
    const dialog = own.current
    if (!dialog || !open) return
    show(dialog)
    return () => hide(dialog)
  }, [open])

  /** Where the press began: one that selects text may end outside. */
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
        if (event.key === 'Tab') goRound(event)
      }}
      onClickCapture={followFromPage}
      onClick={event => {
        onClick?.(event)
        const { target, currentTarget } = event
        if (target === currentTarget && pressed.current === target) onDismiss()
      }}
      onCancel={(event: SyntheticEvent) => {
        // A field for files has an event of this name, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      // Chrome asks once: the second "back" in a row closes it.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    />
  )
}

/** After the last stop comes the first: a native dialog lets the Tab key out to the browser's bars. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const all = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, summary')
  const stops = [...all].filter(
    stop => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  )
  const [first, last] = [stops[0], stops.at(-1)]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

/** The page stays where it is, and as wide, while a dialog is open. */
function holdPage(): void {
  const { clientWidth, style } = document.documentElement
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
}

function releasePage(): void {
  if (document.querySelector('dialog[open]')) return
  const { style } = document.documentElement
  style.overflow = ''
  style.scrollbarGutter = ''
}
