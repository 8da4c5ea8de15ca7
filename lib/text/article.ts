/** An article from the backend, made ready for reading: anchors, contents, reading time. */

import { escapeHtml } from './escape-html'
import { plainText } from './plain-text'
import { idSlug } from './transliterate'

export interface Heading {
  /** Anchor, and id in the HTML. */
  readonly id: string
  readonly title: string
}

export interface Article {
  readonly html: string
  readonly headings: readonly Heading[]
  /** Whole minutes, at least one. */
  readonly minutes: number
}

/** Words a grown-up reads in a minute, in texts about health. */
const wordsPerMinute = 170

/**
 * Made of HTML from the sanitiser, which leaves no attributes on headings and tables. Every `h2`
 * gets an id to link to; its number stands in front, so that two headings of the same words differ
 * and none can take the id of another part of the page.
 */
export function articleOf(html: string, tableLabel: string): Article {
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

/** Wide tables scroll within themselves, by keyboard too; pictures load when they come near. */
function withMedia(html: string, tableLabel: string): string {
  return html
    .replaceAll(
      '<table>',
      `<div role="group" tabindex="0" aria-label="${escapeHtml(tableLabel)}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<img ', '<img loading="lazy" ')
}
