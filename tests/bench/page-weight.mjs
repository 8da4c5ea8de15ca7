// @ts-check
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { kilobytes } from './budgets.mjs'

/**
 * The weight of a page by its HTML: its own size and that of everything a browser loads for it
 * initially. Scripts that an island loads later are not included.
 */

/** @typedef {{ url: string, size: number, gzip: number, brotli: number }} Part one file, sizes in bytes */

/**
 * @typedef {object} Weight sizes in bytes
 * @property {number} html
 * @property {number} htmlGzip
 * @property {number} htmlBrotli
 * @property {number} inlineScripts the part of `html` that repeats the content for hydration
 * @property {readonly Part[]} scripts largest first, as are the other lists
 * @property {readonly Part[]} styles
 * @property {readonly Part[]} fonts those that are preloaded
 * @property {number} scriptsGzip
 * @property {number} scriptsBrotli
 * @property {number} stylesGzip
 * @property {number} stylesBrotli
 * @property {number} fontsSize
 */

/**
 * Weighs a page.
 * @param {{ html: string, link?: string | null | undefined }} page with its `Link` header
 * @param {(url: string) => Promise<Buffer>} load fetches a file by the URL in the page
 * @returns {Promise<Weight>}
 */
export async function weigh({ html, link }, load) {
  const { scripts, styles, fonts } = references(html, link)
  const [scriptParts, linkedStyles, fontParts] = await Promise.all([
    partsOf(scripts, load),
    partsOf(styles, load),
    partsOf(fonts, load),
  ])
  const styleParts = [...inlineStyles(html).map(css => part('in the page', css)), ...linkedStyles]
  return {
    html: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    htmlBrotli: brotli(html),
    inlineScripts: sum(inlineScripts(html).map(code => Buffer.byteLength(code))),
    scripts: scriptParts,
    styles: styleParts,
    fonts: fontParts,
    scriptsGzip: sum(scriptParts.map(({ gzip }) => gzip)),
    scriptsBrotli: sum(scriptParts.map(part => part.brotli)),
    stylesGzip: sum(styleParts.map(({ gzip }) => gzip)),
    stylesBrotli: sum(styleParts.map(part => part.brotli)),
    fontsSize: sum(fontParts.map(({ size }) => size)),
  }
}

/** Between the site's brotli level for pages (5) and the maximum for built files. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** @param {string | Buffer} content */
const brotli = content => brotliCompressSync(content, quality).length

/**
 * URLs of the scripts, style sheets and fonts that a page loads. `nomodule` scripts, which current
 * browsers do not fetch, and disabled style sheets are left out.
 * @param {string} html
 * @param {string | null} [link] the header, where Next puts preloads of pages that are not cached
 */
export function references(html, link) {
  const headers = (link ?? '').replace(/<([^>]*)>([^,]*)/g, '<link href="$1"$2>')
  const tags = [...(headers + html).matchAll(/<(?:script|link)\b([^>]*)>/gi)].map(
    ([, attributes = '']) => {
      /** @param {string} key */
      const get = key => {
        const found = new RegExp(`\\s${key}=(?:"([^"]*)"|([^\\s;>]+))`, 'i').exec(attributes)
        return (found?.[1] ?? found?.[2] ?? '').replaceAll('&amp;', '&')
      }
      const noModule = /\snomodule/i.test(attributes)
      const disabled = /\sdisabled/i.test(attributes)
      const rel = get('rel').toLowerCase()
      return { src: get('src'), href: get('href'), rel, as: get('as'), noModule, disabled }
    },
  )
  const scripts = tags.flatMap(({ src, href, rel, as, noModule }) => {
    if (src && !noModule) return [src]
    return rel === 'modulepreload' || (rel === 'preload' && as === 'script') ? [href] : []
  })
  const styles = tags.filter(
    ({ rel, as, disabled }) => !disabled && (rel === 'stylesheet' || as === 'style'),
  )
  const fonts = tags.filter(({ rel, as }) => rel === 'preload' && as === 'font')
  return {
    scripts: [...new Set(scripts)],
    styles: [...new Set(styles.map(({ href }) => href))],
    fonts: [...new Set(fonts.map(({ href }) => href))],
  }
}

/** @param {string} html */
function inlineScripts(html) {
  const all = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  return all.flatMap(([, attributes = '', code = '']) =>
    /\s(src|type)=/i.test(attributes) ? [] : [code],
  )
}

/** @param {string} html */
function inlineStyles(html) {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css = '']) => css)
}

/**
 * Compressed sizes by content: pages share most of their files.
 * @type {Map<string | Buffer, Omit<Part, 'url'>>}
 */
const packed = new Map()

/** @param {string} url @param {string | Buffer} body @returns {Part} */
function part(url, body) {
  const sizes = packed.get(body) ?? {
    size: Buffer.byteLength(body),
    gzip: gzipSync(body).length,
    brotli: brotli(body),
  }
  packed.set(body, sizes)
  return { url, ...sizes }
}

/** @param {readonly string[]} urls @param {(url: string) => Promise<Buffer>} load */
async function partsOf(urls, load) {
  const parts = await Promise.all(urls.map(async url => part(url, await load(url))))
  return parts.sort((a, b) => b.gzip - a.gzip)
}

/** @param {readonly number[]} numbers */
const sum = numbers => numbers.reduce((total, number) => total + number, 0)

/** @typedef {{ what: string, size: number, limit: number, why: string }} Excess */

/**
 * The budgets that a page exceeds, with the largest contributors.
 * @param {Weight} weight
 * @param {import('./budgets.mjs').Budget} budget
 * @returns {Excess[]}
 */
export function excesses(weight, budget) {
  const { html, htmlGzip, htmlBrotli, inlineScripts, scripts, styles, scriptsGzip, stylesGzip } =
    weight
  const share = `${kilobytes(html - inlineScripts)} of markup, ${kilobytes(inlineScripts)} repeated in inline scripts`
  return [
    exceeds('HTML', html, budget.html, share),
    exceeds('HTML, gzip', htmlGzip, budget.htmlGzip, share),
    exceeds('HTML, brotli', htmlBrotli, budget.htmlBrotli, share),
    exceeds('first-load scripts, gzip', scriptsGzip, budget.scriptsGzip, largest(scripts)),
    exceeds('style sheets, gzip', stylesGzip, budget.stylesGzip, largest(styles)),
  ].flat()
}

/** @param {string} what @param {number} size @param {number} limit @param {string} why @returns {Excess[]} */
const exceeds = (what, size, limit, why) => (size > limit ? [{ what, size, limit, why }] : [])

/** Describes an excess. @param {Excess} excess */
export const describe = ({ what, size, limit, why }) =>
  `${what}: ${kilobytes(size)} of at most ${kilobytes(limit)} (${why})`

/** @param {readonly Part[]} parts */
const largest = parts =>
  parts
    .slice(0, 5)
    .map(({ url, gzip }) => `${url} ${kilobytes(gzip)}`)
    .join(', ')
