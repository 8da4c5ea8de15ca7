import 'server-only'
import { type Leaflet, leafletOf } from '@/lib/clinic/documents/leaflet'
import { richText } from '@/lib/content/client/sanitize'
import type { Locale } from '@/lib/routing/locales'

/** The text of a leaflet to be shown; `null` where the clinic has the PDF alone. */
export function readableLeaflet(document: string | null, locale: Locale): Leaflet | null {
  const leaflet = document ? leafletOf(document, locale) : null
  return leaflet && { ...leaflet, html: richText(leaflet.html) }
}
