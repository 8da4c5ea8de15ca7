/**
 * Calls back at once, or when a page that the browser rendered before anybody asked for it is opened.
 * @returns a function that cancels it
 */
export function whenSeen(run: () => void): () => void {
  if (!('prerendering' in document && document.prerendering)) {
    run()
    return () => undefined
  }
  document.addEventListener('prerenderingchange', run, { once: true })
  return () => document.removeEventListener('prerenderingchange', run)
}
