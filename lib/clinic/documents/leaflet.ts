/** The text of a leaflet, for pages that show it beside its PDF. */
import 'server-only'
import { clinicIn } from '@/lib/clinic/facts'
import { onlyEntry } from '@/lib/clinic/files/check'
import { namesIn } from '@/lib/clinic/files/listing'
import { markdownToHtml, readMarkdown } from '@/lib/clinic/files/markdown'
import type { Source } from '@/lib/clinic/files/watched'
import { PageFiles } from '@/lib/clinic/page-files'
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import { type DocumentFile, documentSchema, factsOf } from './html'

export interface Leaflet {
  readonly title: string
  /** Not sanitised; its headings are of level four, below the page's own. */
  readonly html: string
  /** What of its demands can be compared with other texts; not said where undefined. */
  readonly fastingHours: number | undefined
  readonly days: number | undefined
}

export const documentFiles: Source<DocumentFile> = {
  place: 'documents',
  removal: 'believed',
  units: () =>
    namesIn('documents')
      ?.filter(name => name.endsWith('.md'))
      .map(name => `documents/${name}`),
  unitsAmong: files => files.filter(name => name.startsWith('documents/')),
  files: file => [file],
  read: (file, from) => onlyEntry(file, readMarkdown(file, documentSchema, from)),
}

export const leaflets = new PageFiles(documentFiles)

/**
 * The source in `documents/` of the content folder of the PDF at `path`; `null` for a PDF from
 * elsewhere.
 */
export function leafletOf(path: string, locale: Locale): Leaflet | null {
  const file = leafletFile(path, locale)
  if (!file) return null
  const value = leaflets.of(file)
  if (value?.front.layout !== 'leaflet') return null
  const text = value.body.replace(/^[\s\S]*?^# .*$/m, '').replace(/^(> )?#{2,3} /gm, '$1#### ')
  const html = markdownToHtml(fill(text, factsOf(clinicIn(locale), locale)))
  const { title, fasting_hours: fastingHours, days } = value.front
  return { title, html: html.replace(emptyHead, ''), fastingHours, days }
}

/** Path within the content folder of the source of the PDF at `path`; undefined for another address. */
export function leafletFile(path: string, locale: Locale): string | undefined {
  const [, name] = /^\/files\/documents\/(?:kk\/)?([\w-]+)\.pdf$/.exec(path) ?? []
  return name && `documents/${name}.${locale}.md`
}

/** Markdown requires a table header, which is empty here. */
const emptyHead = /<thead>\s*<tr>(?:\s*<th><\/th>)+\s*<\/tr>\s*<\/thead>\s*/g
