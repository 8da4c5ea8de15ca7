import { useState } from 'react'

/** Milliseconds within which a browser that prints says so. */
const patienceMs = 1000

/**
 * Opens the browser's dialog for printing. In the browsers that apps have in them (Android's WebView, WKWebView) nothing
 * happens then: a second later without `beforeprint` it is doubtful, and the page may say what to do instead.
 */
export function usePrint(): { readonly print: () => void; readonly isDoubtful: boolean } {
  const [isDoubtful, setDoubtful] = useState(false)
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
