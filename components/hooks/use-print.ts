import { useEffect, useState } from 'react'

/** Milliseconds within which a browser that prints says so. */
const patienceMs = 1000

/** On paper nothing can be. */
function unfold(): void {
  for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
}

/**
 * Unfolds the page before it is printed, in whatever way, and opens the browser's dialog for printing. In the browsers that apps have in them (Android's WebView, WKWebView) nothing
 * happens then: a second later without `beforeprint` it is doubtful, and the page may say what to do instead.
 */
export function usePrint(): { readonly print: () => void; readonly isDoubtful: boolean } {
  const [isDoubtful, setDoubtful] = useState(false)
  useEffect(() => {
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  const print = () => {
    let opens = false
    const settle = () => {
      opens = true
    }
    addEventListener('beforeprint', settle, { once: true })
    window.print()
    setTimeout(() => setDoubtful(!opens), patienceMs)
  }
  return { print, isDoubtful }
}
