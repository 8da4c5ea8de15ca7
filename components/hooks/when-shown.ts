/** Runs an action once the page is seen: at once, or when a page that was rendered in advance is opened. */
export function whenShown(action: () => void): void {
  const isAhead = 'prerendering' in document && document.prerendering
  if (isAhead) document.addEventListener('prerenderingchange', action, { once: true })
  else action()
}
