import { type MouseEvent, useState } from 'react'
import { afterPaint } from '@/lib/browser/after-paint'

interface State {
  readonly open: boolean
  readonly opener: HTMLElement | null
}

/** What a `Modal` wants to know, for an element that opens it when it is pressed. */
export function useModal() {
  const [{ open, opener }, set] = useState<State>({ open: false, opener: null })
  return {
    open,
    opener,
    show(event: MouseEvent<HTMLElement>) {
      event.preventDefault()
      const { currentTarget } = event
      afterPaint(() => set({ open: true, opener: currentTarget }))
    },
    hide: () => set(state => ({ ...state, open: false })),
  }
}
