import { getSnapshot, subscribe } from './requestStore'

/**
 * While the status line shows its message, the same words follow the opener of the dialog, which has the
 * focus: whoever missed them reads on, and does not look for them at the end of the page.
 */
export function keepBeside(opener: HTMLElement | null, words: string): void {
  const { status } = getSnapshot()
  if (!opener?.isConnected || !status) return
  const copy = document.createElement('span')
  copy.className = 'visually-hidden'
  copy.textContent = words
  opener.after(copy)
  const stop = subscribe(() => {
    if (getSnapshot().status?.id === status.id) return
    stop()
    copy.remove()
  })
}
