/**
 * Sanitises texts of the backend once, where they enter the site. Views may render the result of
 * `richText` and `inlineText` as HTML; for texts without markup there is `plainText` (`lib/text`).
 */
import 'server-only'
import sanitize from 'sanitize-html'
import { linkUrl, mediaUrl } from './media'

const inlineTags = ['b', 'strong', 'i', 'em', 'sup', 'sub', 'br', 'span']

const richTags = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...inlineTags.filter(tag => tag !== 'span'),
]

/** `linkUrl` and `mediaUrl` check URLs; the list of schemes is defence in depth. */
const rich: sanitize.IOptions = {
  allowedTags: richTags,
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, { href, title }) => ({ tagName, attribs: anchor(href, title) }),
    img: (tagName, attribs) => ({ tagName, attribs: picture(attribs) }),
    // The page has its own h1 (R1).
    h1: 'h2',
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** An article: headings, lists, tables, links and pictures. */
export function richText(html: string): string {
  return hasMarkup(html) ? withRowHeadings(sanitize(html, rich).trim()) : html.trim()
}

/** In a table with a head the first cell of a row says what the row is about. */
function withRowHeadings(html: string): string {
  return html.replace(/<thead>.*?<\/table>/gs, table =>
    firstCellsAsHeadings(table.replace(/<th(?=[ >])/g, '<th scope="col"')),
  )
}

/** @param table whose first cell of a row says what the row is about, unless it is empty */
export function firstCellsAsHeadings(table: string): string {
  return table.replace(/(<tr>\s*)<t[dh]>(.*?)<\/t[dh]>/gs, (cell, row: string, text: string) =>
    text.trim() ? `${row}<th scope="row">${text}</th>` : cell,
  )
}

/** A name: bold, italic, superscript and subscript, without attributes. */
export function inlineText(html: string): string {
  if (!hasMarkup(html)) return html.trim()
  return sanitize(html, { allowedTags: inlineTags, allowedAttributes: {} }).trim()
}

function hasMarkup(value: string): boolean {
  return /[<>&]/.test(value)
}

function anchor(href: string | undefined, title: string | undefined): sanitize.Attributes {
  const url = linkUrl(href ?? null)
  if (!url) return {}
  return {
    href: url,
    ...(title && { title }),
    ...(/^https?:/.test(url) && { target: '_blank', rel: 'noopener' }),
  }
}

function picture({ src, alt = '', width, height }: sanitize.Attributes): sanitize.Attributes {
  const url = mediaUrl(src ?? null)
  if (!url) return {}
  return { src: url, alt, ...pixels('width', width), ...pixels('height', height) }
}

function pixels(name: string, value: string | undefined): sanitize.Attributes {
  return value && /^\d{1,4}$/.test(value) ? { [name]: value } : {}
}
