/** A document of the clinic as the page that a browser prints. */
import { z } from 'zod'
import type { Clinic } from '@/lib/clinic/clinic'
import { mainPhone } from '@/lib/clinic/clinic'
import { type Markdown, markdownToHtml } from '@/lib/clinic/files/markdown'
import type { Locale } from '@/lib/routing/locales'
import { fullDate } from '@/lib/text/days'
import { escapeHtml } from '@/lib/text/escape-html'
import { fill } from '@/lib/text/fill'

export const documentSchema = z.strictObject({
  title: z.string().min(1),
  /** `leaflet`: one page; `paper`: numbered clauses; `slides`: a part to a page, on its side. */
  layout: z.enum(['leaflet', 'paper', 'slides']),
})

export type DocumentFile = Markdown<z.infer<typeof documentSchema>>

export interface Looks {
  readonly clinic: Clinic
  readonly locale: Locale
  /** A line for samples, on every page. */
  readonly notice: string
  /** `data:` address of the clinic's mark. */
  readonly mark: string
  readonly css: string
}

/** The whole page; `{phone}` and the like in the text become the clinic's facts. */
export function documentHtml({ front, body }: DocumentFile, looks: Looks): string {
  const { clinic, locale, notice, mark, css } = looks
  const text = keepTogether(fill(body, factsOf(clinic)), locale)
  const [before = '', ...parts] = text.split(/^(?=#{1,2}[ \t])/m)
  const html = [before, ...parts].map(part => partHtml(part, front.layout)).join('\n')
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${front.title} — ${clinic.name}`)}</title>
<style>${css}</style>
</head>
<body class="${front.layout}">
<header class="masthead"><b><img src="${mark}" alt="">${escapeHtml(clinic.name)}</b>${escapeHtml(notice)}</header>
<main>
${html}
</main>
</body>
</html>
`
}

/** Words a document may use for the clinic's facts. */
export function factsOf(clinic: Clinic) {
  const { opens, closes } = clinic.hours
  return {
    name: clinic.name,
    legalName: clinic.legalName,
    bin: clinic.bin,
    address: `${clinic.postalCode}, ${clinic.city}, ${clinic.street}`,
    hours: `${opens}–${closes}`,
    licence: clinic.licence.number,
    licenceDate: fullDate(clinic.licence.issued),
    phone: mainPhone(clinic).label,
    email: clinic.email,
  }
}

/** A part under a heading of level two is a section, on slides with its notes side by side. */
function partHtml(markdown: string, layout: DocumentFile['front']['layout']): string {
  if (!markdown.trim()) return ''
  const html = markdownToHtml(markdown).replaceAll(' align="right"', ' style="text-align:right"')
  const isSection = markdown.startsWith('## ')
  if (layout === 'leaflet' && isSection) {
    // Notes close the sheet, beside each other and no part of the section before them.
    const [section = '', ...notes] = html.split(/(?=<blockquote>)/)
    return `<section>${section}</section>${notes.join('')}`
  }
  if (layout === 'slides') {
    const cards = html.replace(/<blockquote>.*<\/blockquote>/s, '<div class="cards">$&</div>')
    return isSection ? `<section>${cards}</section>` : `<div class="cover">${cards}</div>`
  }
  return isSection ? `<section>${html}</section>` : html
}

/** Keeps a dash with the word before it, a figure with its unit, a short preposition with its noun. */
function keepTogether(text: string, locale: Locale): string {
  const kept = text
    .replace(/ — /g, '\u00a0— ')
    .replace(/(\d) (?=[\d\p{L}₸%])/gu, '$1\u00a0')
    .replace(/№ /g, '№\u00a0')
  if (locale !== 'ru') return kept
  return kept.replace(
    /(?<=[\s(«\u00a0])(\p{L}{1,2}|для|без|при|под|над) (?=[\p{L}\d«])/giu,
    '$1\u00a0',
  )
}
