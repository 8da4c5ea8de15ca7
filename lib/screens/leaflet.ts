import 'server-only'
import { type Leaflet, leafletOf } from '@/lib/clinic/documents/leaflet'
import { firstCellsAsHeadings, richText } from '@/lib/content/client/sanitize'
import type { Locale } from '@/lib/routing/locales'

/** The text of a leaflet to be shown; `null` where the clinic has the PDF alone. */
export function readableLeaflet(document: string | null, locale: Locale): Leaflet | null {
  const leaflet = document ? leafletOf(document, locale) : null
  if (!leaflet) return null
  const html = richText(inPairs(leaflet.html))
  // Whose heads are empty in the file: of pairs.
  return { ...leaflet, html: html.replace(/<table>\s*<tbody>.*?<\/table>/gs, firstCellsAsHeadings) }
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

const cellsOf = (rows: string): readonly string[] =>
  [...rows.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, text = '']) => text)
