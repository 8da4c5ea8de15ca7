/** An article from the backend, made ready for reading: anchors, contents, reading time. */

import { escapeHtml } from './escape-html'
import { plainText } from './plain-text'
import { idSlug } from './transliterate'

export interface Heading {
  /** Anchor, and id in the HTML. */
  readonly id: string
  readonly title: string
}

export interface ArticleBody {
  readonly html: string
  readonly headings: readonly Heading[]
  /** Whole minutes, at least one. */
  readonly minutes: number
}

/** Reading speed of adults in texts about health. */
const wordsPerMinute = 170

/**
 * Expects HTML from the sanitiser, which leaves no attributes on headings and tables. Every `h2`
 * gets an id to link to, with its number in front, so that ids are unique on the page.
 */
export function articleBodyOf(html: string, tableLabel: string): ArticleBody {
  const headings: Heading[] = []
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (whole, inner: string) => {
    const title = plainText(inner)
    if (!title) return whole
    const id = idSlug(headings.length + 1, title)
    headings.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  const words = plainText(html).split(' ').length
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  return { html: withMedia(anchored, tableLabel), headings, minutes }
}

/** Wide tables become scroll containers, focusable for the keyboard; pictures load lazily. */
function withMedia(html: string, tableLabel: string): string {
  return html
    .replaceAll(
      '<table>',
      `<div role="group" tabindex="0" aria-label="${escapeHtml(tableLabel)}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<img ', '<img loading="lazy" ')
}
