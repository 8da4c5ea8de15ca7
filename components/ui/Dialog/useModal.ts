import { type MouseEvent, useState } from 'react'
import { afterPaint } from '@/components/hooks/after-paint'
import { useHistoryEntry } from '@/components/hooks/history-entry'

interface State {
  readonly open: boolean
  readonly opener: HTMLElement | null
}

/**
 * State of a `Modal`, and the click handler of the element that opens it.
 * @param name of its entry in the browser's history
 */
export function useModal(name: string) {
  const [{ open, opener }, set] = useState<State>({ open: false, opener: null })
  const hide = () => set(state => ({ ...state, open: false }))
  useHistoryEntry(name, open, {
    open: () => afterPaint(() => set(state => ({ ...state, open: true }))),
    close: hide,
  })
  return {
    open,
    opener,
    show(event: MouseEvent<HTMLElement>) {
      event.preventDefault()
      const { currentTarget } = event
      afterPaint(() => set({ open: true, opener: currentTarget }))
    },
    hide,
  }
}
