import { type MouseEvent, useState } from 'react'
import { afterPaint } from '@/components/hooks/after-paint'
import { useHistoryEntry } from '@/components/hooks/history-entry'

interface State {
  readonly open: boolean
  readonly opener: HTMLElement | null
}

/**
 * State of a `Modal`, and the click handler of the element that opens it; `showFrom` is for a handler
 * that has prevented the click's default itself.
 * @param name of its entry in the browser's history
 */
export function useModal(name: string) {
  const [{ open, opener }, set] = useState<State>({ open: false, opener: null })
  const hide = () => set(state => ({ ...state, open: false }))
  useHistoryEntry(name, open, {
    open: () => afterPaint(() => set(state => ({ ...state, open: true }))),
    close: hide,
  })
  const showFrom = (element: HTMLElement) => afterPaint(() => set({ open: true, opener: element }))
  return {
    open,
    opener,
    showFrom,
    show(event: MouseEvent<HTMLElement>) {
      event.preventDefault()
      showFrom(event.currentTarget)
    },
    hide,
  }
}
