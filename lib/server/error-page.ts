/**
 * The 5xx page. Next's own is empty until its scripts run; this one is complete HTML with the
 * phones and loads nothing.
 */
import { createHash } from 'node:crypto'
import { clinicIn } from '@/lib/clinic'
import { brandColor } from '@/lib/clinic/brand'
import { type Locale, localePath } from '@/lib/routing/locales'
import labels from '@/messages/error.json'

const style = `
:root { color-scheme: light }
body { margin: 0; background: #f6f4fb; color: #1d1730; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 4rem 1rem }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.2 }
p { margin: 0 0 1.5rem; color: #5d5673 }
ul { margin: 0 0 2rem; padding: 0; list-style: none }
li a { display: inline-block; padding: .5rem 0; color: #562c9c; font-size: 1.375rem; font-weight: 600 }
.actions { display: flex; flex-wrap: wrap; gap: .75rem }
.actions a { padding: .75rem 1.5rem; border: 1px solid ${brandColor}; border-radius: 100rem; color: #562c9c;
  text-decoration: none }
.actions a:first-child { background: ${brandColor}; color: #fff }
a:focus-visible { outline: 3px solid #8656d4; outline-offset: 2px }
`

/** The page's HTML in a language; "try again" is a link to the same URL. */
export function errorPage(locale: Locale): string {
  const { title, text, retry, home } = labels[locale]
  const { name, phones } = clinicIn(locale)
  const numbers = phones.map(({ number, label }) => `<li><a href="tel:${number}">${label}</a></li>`)
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<ul>
${numbers.join('\n')}
</ul>
<div class="actions">
<a href="">${retry}</a>
<a href="${localePath('/', locale)}">${home}</a>
</div>
</main>
</body>
</html>
`
}

const styleHash = createHash('sha256').update(style).digest('base64')

/** Nothing but its own style sheet. */
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
