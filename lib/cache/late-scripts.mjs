// @ts-check
/**
 * Scripts that let pass what is seen first. A page can be read, and its links and forms
 * work, before any script has run; asked for in the head, as Next does it, a hundred and fifty
 * kilobytes of scripts compete with styles, letters and the first picture for a slow line.
 */

/** A script that the page asks for, or the hint that it will. */
const asked =
  /<link rel="preload" as="script"[^>]*>|<script src="(\/_next\/static\/[^"<>]+)"(?: async=""| nonce="[^"<>]*")+><\/script>/g

/**
 * The page with its scripts asked for after the first paint. One that was changed before stays as
 * it is.
 * @param {string} html
 * @param {string} [nonce] of a page whose policy knows its scripts by one
 */
export function scriptsAfterPaint(html, nonce) {
  /** @type {string[]} */
  const sources = []
  const rest = html.replace(asked, (_, source) => {
    if (source) sources.push(source)
    return ''
  })
  const end = rest.lastIndexOf('</body>')
  if (sources.length === 0 || end < 0) return html
  const key = nonce ? ` nonce="${nonce}"` : ''
  const code = `(${compact(keepTap)})();(${compact(load)})(${JSON.stringify(sources)})`
  const loader = `<script${key}>${code}</script>`
  return rest.slice(0, end) + loader + rest.slice(end)
}

/** Source of a function without comments and indentation. @param {Function} code */
const compact = code =>
  String(code)
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\n\s*/g, '\n')

/**
 * Addresses of the scripts that such a page asks for.
 * @param {string} html
 * @returns {string[]}
 */
export function lateScripts(html) {
  const list = /\}\)\((\["\/_next\/static\/[^\]]*\])\)<\/script><\/body>/.exec(html)?.[1]
  return list ? JSON.parse(list) : []
}

/**
 * Runs in the browser, once the styles are there. The largest picture, if there is one, belongs to
 * what is seen first. A frame is shown a few hundredths of a second after it was made, later when
 * scripts are read meanwhile. A page in the background makes none.
 * @param {string[]} sources
 */
function load(sources) {
  const begin = () => {
    for (const source of sources.splice(0)) {
      const element = document.createElement('script')
      element.async = true
      element.src = source
      document.head.append(element)
    }
  }
  const afterFrame = () => requestAnimationFrame(() => setTimeout(begin, 100))
  /** @type {HTMLImageElement | null} */
  const picture = document.querySelector('main img[fetchpriority=high]')
  if (document.hidden) begin()
  else if (picture) picture.decode().then(afterFrame, afterFrame)
  else afterFrame()
  setTimeout(begin, 2000)
}

/**
 * Runs in the browser: a tap on what scripts do is kept until the page is awake
 * (`components/blocks/Awake`): buttons, and links that open something, act in the page or remember
 * a choice. Such a link is followed when the scripts take more than three seconds.
 */
function keepTap() {
  /** @type {HTMLElement | undefined} */
  let tapped
  /** @type {number | undefined} */
  let patience
  /** @param {MouseEvent} event */
  const keep = event => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof Element) || button || altKey || ctrlKey || metaKey || shiftKey) return
    /** @type {HTMLElement | null} */
    const control = target.closest(
      'a[aria-haspopup], a[data-in-place], a[hreflang], button[type=button]:not([popovertarget])',
    )
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    release()
    tapped = control
    tapped.style.opacity = '.6'
    patience = window.setTimeout(() => {
      if (release() instanceof HTMLAnchorElement)
        location.assign(control.getAttribute('href') ?? '')
    }, 3000)
  }
  const release = () => {
    clearTimeout(patience)
    const released = tapped
    if (released) released.style.opacity = ''
    tapped = undefined
    return released
  }
  window.addEventListener('click', keep, true)
  document.addEventListener('awake', () => {
    window.removeEventListener('click', keep, true)
    release()?.click()
  })
}
