export interface Click {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** False for clicks that ask for a new tab, a window or a download: those belong to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
