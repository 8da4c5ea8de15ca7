// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts a page's styles into the page: it is shown one round trip sooner. Next's own `inlineCss`
 * writes them into the flight data as well, and client navigations then insert `<style>` elements,
 * which only a policy with 'unsafe-inline' lets through (docs/decisions/styles-in-the-page.md).
 */

const link =
  /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)[^"]*" data-precedence="next"(?! disabled)/g

/** Style sheets of the build, which never change, by file. @type {Map<string, string>} */
const sheets = new Map()

/**
 * The page with its styles in front of the links to them. The links stay, disabled, so that no
 * browser fetches them: React looks for them, and takes what it finds for loaded.
 * @param {string} html
 * @param {string} [build] the folder of the build
 */
export function inlineStyles(html, build = '.next') {
  const links = [...html.matchAll(link)]
  const start = links[0]?.index
  if (start === undefined) return html
  const styles = links.map(([, file = '']) =>
    styleSheet(join(/* turbopackIgnore: true */ build, file)),
  )
  if (styles.includes(null)) return html
  const linked = html.slice(start).replaceAll(link, '$& disabled=""')
  return `${html.slice(0, start)}<style data-precedence="next">${styles.join('\n')}</style>${linked}`
}

/** @param {string} path @returns {string | null} */
function styleSheet(path) {
  const known = sheets.get(path)
  if (known !== undefined) return known
  if (!existsSync(path)) return null
  // Addresses in a style sheet are relative to it.
  const text = readFileSync(path, 'utf8').replaceAll('url(../media/', 'url(/_next/static/media/')
  sheets.set(path, text)
  return text
}
