import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { toTop } from '@/components/hooks/to-top'
import type { SelectItem } from './selectItem'
import { matching, TypeAhead } from './typeAhead'

/** State of the select: whether it is open, the search text and the index of the active item. */
export function useSearchSelect(
  items: readonly SelectItem[],
  root: RefObject<HTMLElement | null>,
  onChange: (label: string | null) => void,
) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const typed = useRef(new TypeAhead())
  const shown = matching(items, text)
  const trigger = () => root.current?.querySelector('summary')

  // Opened, and perhaps searched, before hydration.
  useLayoutEffect(() => {
    if (!root.current?.querySelector('details')?.open) return
    setOpen(true)
    setText(root.current.querySelector('input')?.value ?? '')
  }, [root])

  useEffect(() => {
    if (!open) return
    root.current?.querySelector('input')?.focus({ preventScroll: true })
    toTop(root.current)
  }, [open, root])

  useEffect(() => {
    root.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })

  const leave = useCallback(() => {
    setOpen(false)
    setText('')
    setActive(-1)
  }, [])
  // Not on `blur`: on a phone a tap on an option blurs the field before its `click`.
  useEffect(() => {
    if (!open) return
    const leaveOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', leaveOutside)
    document.addEventListener('focusin', leaveOutside)
    return () => {
      document.removeEventListener('pointerdown', leaveOutside)
      document.removeEventListener('focusin', leaveOutside)
    }
  }, [open, root, leave])

  const close = () => {
    leave()
    trigger()?.focus()
  }

  return {
    open,
    text,
    shown,
    active,
    close,
    show: () => setOpen(true),
    search(value: string) {
      setText(value)
      setActive(value.trim() ? 0 : -1)
    },
    move(step: 1 | -1) {
      if (shown.length > 0)
        setActive((Math.max(active, step < 0 ? 0 : -1) + step + shown.length) % shown.length)
    },
    /** `undefined`: no item is active. */
    choose(label: string | null | undefined) {
      if (label === undefined) return
      onChange(label)
      close()
    },
    /** On the closed select typing chooses at once, and the arrow keys open it. */
    typeAhead(event: KeyboardEvent, value: string | null) {
      if (event.key === 'Escape') leave()
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setOpen(true)
      }
      if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return
      const labels = items.map(({ label }) => label)
      const found = labels[typed.current.find(event.key, labels, event.timeStamp)]
      if (found !== undefined && found !== value) onChange(found)
    },
  }
}
