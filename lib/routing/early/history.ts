/**
 * Safari allows 100 changes of the history in 10 seconds, older versions in 30, and throws at the next
 * one. Here further changes are left out: what they keep is a comfort.
 *
 * Next's router loads the document again when it comes back to a history entry whose state lacks its mark
 * `__NA`. It sets the mark on its own entries, not on those that the browser makes for "#" links: here whoever
 * writes the state of any entry sets it.
 */
export function markHistory(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (state, unused, url) => {
      try {
        change({ __NA: true, ...state }, unused, url)
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error
      }
    }
  }
}
