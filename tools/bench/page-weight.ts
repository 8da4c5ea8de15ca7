import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Budget } from './budgets'
import { kilobytes } from './budgets'

/**
 * The weight of a page by its HTML: its own size and that of everything a browser loads for it
 * initially. Scripts that an island loads later are not included.
 */

/** One file, sizes in bytes */
type Part = { url: string; size: number; gzip: number; brotli: number }

/** Sizes in bytes */
export interface Weight {
  html: number
  htmlGzip: number
  htmlBrotli: number
  /** Of `htmlBrotli`: what it would be less without the styles, and without the data for hydration */
  stylesInHtml: number
  dataInHtml: number
  /** The part of `html` that repeats the content for hydration */
  inlineScripts: number
  /** Largest first, as are the other lists */
  scripts: readonly Part[]
  styles: readonly Part[]
  /** Those that are preloaded */
  fonts: readonly Part[]
  scriptsGzip: number
  scriptsBrotli: number
  stylesGzip: number
  stylesBrotli: number
  fontsSize: number
}

/**
 * Weighs a page.
 * @param page with its `Link` header
 * @param load fetches a file by the URL in the page
 */
export async function weigh(
  { html, link }: { html: string; link?: string | null | undefined },
  load: (url: string) => Promise<Buffer>,
): Promise<Weight> {
  const { scripts, styles, fonts } = references(html, link)
  const [scriptParts, linkedStyles, fontParts] = await Promise.all([
    partsOf(scripts, load),
    partsOf(styles, load),
    partsOf(fonts, load),
  ])
  const styleParts = [
    ...inlineStyles(html).map(css => sizesOf('in the page', css)),
    ...linkedStyles,
  ]
  const htmlBrotli = brotli(html)
  return {
    html: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    htmlBrotli,
    stylesInHtml: htmlBrotli - brotli(html.replace(styleElement, '')),
    dataInHtml: htmlBrotli - brotli(html.replace(dataElement, '')),
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

/** The site's level for pages; built files have the maximum behind nginx. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const brotli = (content: string | Buffer) => brotliCompressSync(content, quality).length

/**
 * URLs of the scripts, style sheets and fonts that a page loads. `nomodule` scripts, which current
 * browsers do not fetch, and disabled style sheets are left out.
 * @param link the header, where Next puts preloads of pages that are not cached
 */
export function references(html: string, link?: string | null) {
  const headers = (link ?? '').replace(/<([^>]*)>([^,]*)/g, '<link href="$1"$2>')
  const tags = [...(headers + html).matchAll(/<(?:script|link)\b([^>]*)>/gi)].map(
    ([, attributes = '']) => {
      const get = (key: string) => {
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

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

/** What React needs a second time: Next's name for it. */
const dataElement = /<script\b[^>]*>[^<]*self\.__next_f[\s\S]*?<\/script>/gi

function inlineScripts(html: string) {
  const all = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  return all.flatMap(([, attributes = '', code = '']) =>
    /\s(src|type)=/i.test(attributes) ? [] : [code],
  )
}

function inlineStyles(html: string) {
  return [...html.matchAll(styleElement)].map(([, css = '']) => css)
}

/** Compressed sizes by content: pages share most of their files. */
const packed: Map<string | Buffer, Omit<Part, 'url'>> = new Map()

function sizesOf(url: string, body: string | Buffer): Part {
  const sizes = packed.get(body) ?? {
    size: Buffer.byteLength(body),
    gzip: gzipSync(body).length,
    brotli: brotli(body),
  }
  packed.set(body, sizes)
  return { url, ...sizes }
}

async function partsOf(urls: readonly string[], load: (url: string) => Promise<Buffer>) {
  const parts = await Promise.all(urls.map(async url => sizesOf(url, await load(url))))
  return parts.sort((a, b) => b.gzip - a.gzip)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export type Excess = { what: string; size: number; limit: number; why: string }

/** The budgets that a page exceeds, with the largest contributors. */
export function excesses(weight: Weight, budget: Budget): Excess[] {
  const { html, htmlGzip, htmlBrotli, inlineScripts, scripts, styles, scriptsGzip, stylesGzip } =
    weight
  const parts = `${kilobytes(weight.stylesInHtml)} of styles, ${kilobytes(weight.dataInHtml)} of data for hydration`
  const share = `${kilobytes(html - inlineScripts)} of markup, ${kilobytes(inlineScripts)} repeated in inline scripts`
  return [
    exceeds('HTML', html, budget.html, share),
    exceeds('HTML, gzip', htmlGzip, budget.htmlGzip, share),
    exceeds('HTML, brotli', htmlBrotli, budget.htmlBrotli, parts),
    exceeds('first-load scripts, gzip', scriptsGzip, budget.scriptsGzip, largest(scripts)),
    exceeds('style sheets, gzip', stylesGzip, budget.stylesGzip, largest(styles)),
  ].flat()
}

const exceeds = (what: string, size: number, limit: number, why: string): Excess[] =>
  size > limit ? [{ what, size, limit, why }] : []

/** Describes an excess. */
export const describe = ({ what, size, limit, why }: Excess) =>
  `${what}: ${kilobytes(size)} of at most ${kilobytes(limit)} (${why})`

const largest = (parts: readonly Part[]) =>
  parts
    .slice(0, 5)
    .map(({ url, gzip }) => `${url} ${kilobytes(gzip)}`)
    .join(', ')
