/**
 * Renders the sample documents of the site into `public/documents`, in both languages:
 *
 *     node lib/backend/seed/documents/render.mjs [name …]
 *
 * Needs Chromium (`CHROMIUM`, by default /usr/bin/chromium). The same sources and the same Chromium
 * give the same bytes. Exits with 1 when a document has a wrong number of pages or is too heavy.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { require as load } from 'tsx/cjs/api'

const { documents } = load('./index.ts', import.meta.url)
const { html } = load('./html.ts', import.meta.url)
const { documentPath } = load('./path.ts', import.meta.url)
const { locales } = load('../../../i18n/locales.ts', import.meta.url)

const run = promisify(execFile)
const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../../..')
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'
const maxBytes = 200 * 1024

const markFile = join(root, 'public/icons/mark.svg')
const assets = {
  styles: pathToFileURL(join(here, 'styles')).href,
  fonts: [400, 650].map(weight => pathToFileURL(join(here, `fonts/onest-${weight}.woff2`)).href),
  mark: existsSync(markFile) ? inline(await readFile(markFile, 'utf8')) : '',
}

const wanted = new Set(process.argv.slice(2))
const unknown = [...wanted].filter(name => !documents.some(document => document.name === name))
if (unknown.length > 0) throw new Error(`No such document: ${unknown.join(', ')}`)

const work = await mkdtemp(join(tmpdir(), 'documents-'))
const wrong = []
try {
  for (const document of documents) {
    if (wanted.size > 0 && !wanted.has(document.name)) continue
    for (const locale of locales) await render(document, locale)
  }
} finally {
  await rm(work, { recursive: true, force: true })
}
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exitCode = 1
}

async function render(document, locale) {
  const page = join(work, 'page.html')
  const printed = join(work, 'page.pdf')
  await writeFile(page, html(document, locale, assets))
  await rm(printed, { force: true })
  await run(chromium, [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    `--user-data-dir=${join(work, 'profile')}`,
    '--no-pdf-header-footer',
    `--print-to-pdf=${printed}`,
    page,
  ])

  const pdf = withoutTime(await readFile(printed, 'latin1'))
  const path = documentPath(`/documents/${document.name}.pdf`, locale)
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
  const { min, max } = document.pages
  if (pages < min || pages > max) wrong.push(`${path}: ${pages} pages, wanted ${min} to ${max}`)
  if (!isA4(pdf)) wrong.push(`${path}: not A4`)
  if (pdf.length > maxBytes) wrong.push(`${path}: ${pdf.length} bytes, wanted ${maxBytes} at most`)

  const target = join(root, 'public', path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, pdf, 'latin1')
  console.log(`${path}  ${pages} p.  ${Math.ceil(pdf.length / 1024)} KB`)
}

/** Upright or on its side, in points as Chromium rounds them. */
function isA4(pdf) {
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const sides = boxes.map(([, width, height]) => [Math.round(width), Math.round(height)].sort())
  return boxes.length > 0 && sides.every(([short, long]) => short === 595 && long === 842)
}

/** The clock would make every rendering another file; the date keeps its length, so offsets hold. */
function withoutTime(pdf) {
  return pdf.replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260112000000')
}

/** Without the XML declaration, which HTML does not know. */
function inline(svg) {
  return svg.replace(/<\?xml.*?\?>/s, '').trim()
}
