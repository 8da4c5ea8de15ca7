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
  const loader = `<script${key}>(${load})(${JSON.stringify(sources)})</script>`
  return rest.slice(0, end) + loader + rest.slice(end)
}

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
 * Runs in the browser, once the styles are there. The largest picture, if it is on its way, belongs
 * to what is seen first. A page in the background makes no frames.
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
  /** @type {HTMLImageElement | null} */
  const picture = document.querySelector('main img[fetchpriority=high]')
  if (document.hidden) begin()
  else if (!picture || picture.complete) requestAnimationFrame(() => setTimeout(begin))
  else for (const event of ['load', 'error']) picture.addEventListener(event, begin)
  setTimeout(begin, 2000)
}
