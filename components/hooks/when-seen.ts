/** Calls back at once, or when a page that the browser rendered before anybody asked for it is opened. */
export function whenSeen(run: () => void): void {
  const isHidden = 'prerendering' in document && document.prerendering
  if (isHidden) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
