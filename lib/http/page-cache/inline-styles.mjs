import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Inlines the style sheets of a page, which saves a round trip before the first paint. Next's
 * `inlineCss` also writes them into the data for hydration, a second time
 * (docs/decisions/styles-in-the-page.md).
 */

const link =
  /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)[^"]*"( nonce="[^"]*")? data-precedence="next"(?! disabled)/g

/** Style sheets of the build by file; they are immutable. @type {Map<string, string>} */
const sheets = new Map()

/**
 * Inserts one `<style>` element at the end of the head, with the nonce of the links: messengers read
 * the first 32 kB of a page, which have to hold its title and Open Graph tags (R7). The links stay,
 * disabled, so that browsers do not fetch them while React still finds them and takes them for
 * loaded.
 * @param {string} html a page, or its head without the end tag
 * @param {string} [build] the folder of the build
 */
export function inlineStyles(html, build = '.next') {
  const links = [...html.matchAll(link)]
  const [first] = links
  if (!first) return html
  const { 2: nonce = '' } = first
  const styles = links.map(([, file = '']) =>
    styleSheet(join(/* turbopackIgnore: true */ build, file)),
  )
  if (styles.includes(null)) return html
  const linked = html.replaceAll(link, '$& disabled=""')
  const element = `<style data-precedence="next"${nonce}>${styles.join('\n')}</style>`
  const end = linked.indexOf('</head>')
  return end < 0 ? linked + element : linked.slice(0, end) + element + linked.slice(end)
}

/** @param {string} path @returns {string | null} */
function styleSheet(path) {
  const known = sheets.get(path)
  if (known !== undefined) return known
  if (!existsSync(path)) return null
  // `url()` was relative to the style sheet, and would now be relative to the page.
  const text = readFileSync(path, 'utf8').replaceAll('url(../media/', 'url(/_next/static/media/')
  sheets.set(path, text)
  return text
}
