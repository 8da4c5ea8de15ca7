import 'server-only'
import { type Leaflet, leafletOf } from '@/lib/clinic/documents/leaflet'
import { richText } from '@/lib/content/client/sanitize'
import type { Locale } from '@/lib/routing/locales'

/** The text of a leaflet to be shown; `null` where the clinic has the PDF alone. */
export function readableLeaflet(document: string | null, locale: Locale): Leaflet | null {
  const leaflet = document ? leafletOf(document, locale) : null
  return leaflet && { ...leaflet, html: withRowHeadings(richText(inPairs(leaflet.html))) }
}

/**
 * Tables of one row, of figures with captions, as rows of pairs: read in a line, by a voice or a program, all
 * figures would come before what they are.
 */
function inPairs(html: string): string {
  return html.replace(
    /<table>\s*<thead>((?:(?!<thead>).)*?)<\/thead>\s*<tbody>((?:(?!<tbody>).)*?)<\/tbody>\s*<\/table>/gs,
    (table, head: string, body: string) => {
      const captions = cellsOf(body)
      const figures = cellsOf(head)
      if (captions.length !== figures.length || !figures.every(figure => figure.trim()))
        return table
      const rows = figures.map(
        (figure, at) => `<tr><th>${figure}</th><td>${captions[at]}</td></tr>`,
      )
      return `<table><tbody>${rows.join('')}</tbody></table>`
    },
  )
}

/** In a table without a head the first cell of a row says what the row is about. */
function withRowHeadings(html: string): string {
  return html.replace(/<table>\s*<tbody>.*?<\/table>/gs, table =>
    table.replace(/(<tr>\s*)<t[dh]>(.*?)<\/t[dh]>/gs, '$1<th scope="row">$2</th>'),
  )
}

const cellsOf = (rows: string): readonly string[] =>
  [...rows.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, text = '']) => text)
