/** A document of the clinic as an HTML page for printing. */
import { z } from 'zod'
import type { Clinic } from '@/lib/clinic/clinic'
import { mainPhone } from '@/lib/clinic/clinic'
import { env } from '@/lib/clinic/environment/env'
import { type Markdown, markdownToHtml } from '@/lib/clinic/files/markdown'
import { hoursList } from '@/lib/clinic/hours-text'
import type { Locale } from '@/lib/routing/locales'
import { fullDate } from '@/lib/text/days'
import { escapeHtml } from '@/lib/text/escape-html'
import { fill } from '@/lib/text/fill'
import words from '@/messages/documents.json'
import { type PolicySettings, policyFacts } from './policy'

export const documentSchema = z.strictObject({
  title: z.string().min(1),
  /** `leaflet`: one page; `paper`: numbered clauses; `slides`: a landscape page per section. */
  layout: z.enum(['leaflet', 'paper', 'slides']),
  /** Of a leaflet: the least hours without food, where that holds for all that it is about. */
  fasting_hours: z.int().min(1).max(72).optional(),
  /** Of a leaflet: for how many days before the visit something is given up. */
  days: z.int().min(1).max(60).optional(),
})

export type DocumentFile = Markdown<z.infer<typeof documentSchema>>

export interface PrintOptions {
  readonly clinic: Clinic
  readonly locale: Locale
  /** Printed on every page of a sample document. */
  readonly notice: string
  /** `data:` address of the clinic's mark. */
  readonly mark: string
  readonly css: string
}

/** The whole page; `{phone}` and the like in the text become the clinic's facts. */
export function documentHtml({ front, body }: DocumentFile, options: PrintOptions): string {
  const { clinic, locale, notice, mark, css } = options
  const text = keepTogether(fill(body, factsOf(clinic, locale)), locale)
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

/** Placeholders a document may use; a privacy policy says what the settings of the site do. */
export function factsOf(clinic: Clinic, locale: Locale, settings: PolicySettings = env()) {
  return {
    name: clinic.name,
    legalName: clinic.legalName,
    bin: clinic.bin,
    address: `${clinic.postalCode}, ${clinic.city}, ${clinic.street}`,
    hours: hoursList(clinic.hours, locale),
    licence: clinic.licence.number,
    licenceDate: fullDate(clinic.licence.issued),
    phone: mainPhone(clinic).label,
    email: clinic.email,
    sourceKept: sourceKept(clinic.attributionDays, locale),
    ...policyFacts(settings, locale),
  }
}

/** How long a browser remembers what brought a visitor: "30 дней". */
function sourceKept(days: number | undefined, locale: Locale): string {
  if (!days) return words[locale].visit
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    days,
  )
}

/** A part with a heading of level two becomes a section, on slides with its notes side by side. */
function partHtml(markdown: string, layout: DocumentFile['front']['layout']): string {
  if (!markdown.trim()) return ''
  const html = markdownToHtml(markdown).replaceAll(' align="right"', ' style="text-align:right"')
  const isSection = markdown.startsWith('## ')
  if (layout === 'leaflet' && isSection) {
    // Notes are side by side at the end of the page, outside of the section before them.
    const [section = '', ...notes] = html.split(/(?=<blockquote>)/)
    return `<section>${section}</section>${notes.join('')}`
  }
  if (layout === 'slides') {
    const cards = html.replace(/<blockquote>.*<\/blockquote>/s, '<div class="cards">$&</div>')
    return isSection ? `<section>${cards}</section>` : `<div class="cover">${cards}</div>`
  }
  return isSection ? `<section>${html}</section>` : html
}

/** No-break spaces before a dash, between number and unit, and after a short preposition. */
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
