/** A whole HTML document around the body of a sample document, and the pieces several of them share. */
import type { Locale } from '@/lib/i18n/locales'
import { clinicIn, mainPhone } from '@/lib/site/clinic'
import type { Look, SampleDocument } from './types'
import { address, hours, sample, sampleNote, speaker } from './words'

export interface Assets extends Look {
  /** `file:` address of the folder of style sheets. */
  readonly styles: string
  /** `file:` addresses, preloaded so that nothing is printed before they have come. */
  readonly fonts: readonly string[]
}

/** The page that the browser prints. */
export function html(document: SampleDocument, locale: Locale, assets: Assets): string {
  const say = speaker(locale)
  const clinic = clinicIn(locale)
  const title = `${document.title[locale]} — ${clinic.name} (${sample[locale].toLowerCase()})`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${title}</title>
${assets.fonts.map(font => `<link rel="preload" as="font" crossorigin href="${font}">`).join('\n')}
<link rel="stylesheet" href="${assets.styles}/base.css">
<link rel="stylesheet" href="${assets.styles}/${document.format}.css">
<style>${pageRules(document, locale)}</style>
</head>
<body class="${document.format}">
${document.format === 'slides' ? '' : `<div class="watermark" aria-hidden="true">${say(sample)}</div>`}
${document.body(locale, assets)}
</body>
</html>
`
}

/** The clinic's mark and name on the left, the word "sample" on the right. */
export function masthead(locale: Locale, { mark }: Look): string {
  const say = speaker(locale)
  return `<header class="masthead">
<div class="brand">${mark}<span>${clinicIn(locale).name}</span></div>
<div class="badge">${say(sample)}</div>
</header>`
}

/** Phone, address and hours in one line, with the note that all of it is a sample. */
export function colophon(locale: Locale): string {
  const say = speaker(locale)
  const clinic = clinicIn(locale)
  return `<footer class="colophon">
<div><b>${mainPhone(clinic).label}</b><span>${address(locale)}</span><span>${hours(locale)}</span></div>
<div>${say(sampleNote)}</div>
</footer>`
}

/** `<ul>` of the given items. */
export function bullets(items: readonly string[]): string {
  return `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`
}

/** Two columns: what, and its value. */
export function facts(rows: readonly (readonly [term: string, value: string])[]): string {
  const cells = rows.map(
    ([term, value]) => `<tr><th scope="row">${term}</th><td>${value}</td></tr>`,
  )
  return `<table class="facts">${cells.join('')}</table>`
}

/** Running headers of papers belong to the page itself, which knows its number. */
function pageRules({ format, title }: SampleDocument, locale: Locale): string {
  if (format !== 'paper') return ''
  const box = (name: string, content: string) =>
    `@${name} { content: ${content}; font: 400 8.5pt Onest; color: #5d5673 }`
  return `@page {
size: A4;
margin: 22mm 20mm 20mm;
${box('top-left', quoted(clinicIn(locale).name))}
${box('top-right', quoted(sampleNote[locale]))}
${box('bottom-left', quoted(title[locale]))}
${box('bottom-right', 'counter(page) " / " counter(pages)')}
}
@page :first {
margin-top: 14mm;
@top-left { content: none }
@top-right { content: none }
}`
}

function quoted(words: string): string {
  return `"${words.replaceAll('"', '\\"')}"`
}
