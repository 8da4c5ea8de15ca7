/** A self-contained HTML page with the phones: no external styles, scripts or images. */
import { type Locale, localePath } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import labels from '@/messages/error.json'
import nginxLabels from '@/messages/nginx.json'
import { clinicFacts, clinicIn } from './facts'
import { paletteOf } from './palette'

/** Of the page, in the clinic's colours. */
export function plainStyle(): string {
  const color = paletteOf(clinicFacts().colors)
  return `
:root { color-scheme: light }
body { margin: 0; background: ${color.surface}; color: ${color.ink}; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 4rem 1rem }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.2 }
p { margin: 0 0 1.5rem; color: ${color['ink-muted']} }
ul { margin: 0 0 2rem; padding: 0; list-style: none }
li a { display: inline-block; padding: .5rem 0; color: ${color['purple-700']}; font-size: 1.375rem; font-weight: 600 }
.actions { display: flex; flex-wrap: wrap; gap: .75rem }
.actions a { padding: .75rem 1.5rem; border: 1px solid ${color['purple-600']}; border-radius: 100rem; color: ${color['purple-700']};
  text-decoration: none }
.actions a:first-child { background: ${color['purple-600']}; color: #fff }
a:focus-visible { outline: 3px solid ${color['purple-500']}; outline-offset: 2px }
`
}

/** Written by nginx, which has the id of the request (`ssi` in deploy/nginx/locations.conf). */
const codeOfNginx = '<!--# echo var="request_code" -->'

/**
 * HTML for any URL of that language; "try again" links to the current URL.
 * @param reason `failed` is sent by the site, `unavailable` and `refused` by nginx
 * @param code of the request, by which the log is searched when a visitor dictates it
 */
export function plainPage(
  reason: 'failed' | 'unavailable' | 'refused',
  locale: Locale,
  code = reason === 'failed' ? '' : codeOfNginx,
): string {
  const { retry, home } = labels[locale]
  const codeLine = code ? `<p>${fill(labels[locale].code, { code })}</p>\n` : ''
  const { title, text } = { failed: labels[locale], ...nginxLabels[locale] }[reason]
  const { name, phones } = clinicIn(locale)
  const numbers = phones.map(({ number, label }) => `<li><a href="tel:${number}">${label}</a></li>`)
  const retryLink = reason === 'failed' ? `<a href="">${retry}</a>\n` : ''
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<style>${plainStyle()}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<ul>
${numbers.join('\n')}
</ul>
${codeLine}<div class="actions">
${retryLink}<a href="${localePath('/', locale)}">${home}</a>
</div>
</main>
</body>
</html>
`
}
