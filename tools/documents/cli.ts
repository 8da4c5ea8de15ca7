/**
 * `npm run documents`: makes the PDF files of the Markdown in `documents/` of the content folder,
 * in both languages, in its `files/documents/`. Needs Chromium: CHROMIUM_PATH, or the one of `npx playwright install chromium`.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import type { ClinicDocument } from '@/lib/clinic/clinic'
import {
  type DocumentFile,
  documentHtml,
  documentSchema,
  factsOf,
} from '@/lib/clinic/documents/html'
import { policyStamp, withStamp } from '@/lib/clinic/documents/policy'
import { env } from '@/lib/clinic/environment/env'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { clinicFacts, clinicIn } from '@/lib/clinic/facts'
import { contentDir } from '@/lib/clinic/files/dir'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { readMarkdown } from '@/lib/clinic/files/markdown'
import { ownFilePath } from '@/lib/clinic/files/served'
import { paletteCss } from '@/lib/clinic/palette'
import { defaultLocale, isLocale, type Locale } from '@/lib/routing/locales'

const here = resolve('lib/clinic/documents')
const fonts = resolve('node_modules/@fontsource/onest')

async function main(): Promise<void> {
  // It takes no flags.
  parseArgs()
  loadEnvFiles()
  const sheet = await readFile(join(here, 'document.css'), 'utf8')
  const css = (await fontFaces()) + paletteCss(clinicFacts().colors) + sheet
  const names = (await readdir(join(contentDir(), 'documents'))).filter(it => it.endsWith('.md'))
  const { CHROMIUM_PATH: executablePath } = process.env
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    for (const name of names.sort()) await print(browser, name, css)
  } finally {
    await browser.close()
  }
}

const policyName = 'privacy-policy' satisfies ClinicDocument

async function print(browser: Browser, file: string, css: string): Promise<void> {
  const [name = '', language] = file.split('.')
  if (!isLocale(language)) throw new Error(`${file}: NAME.ru.md or NAME.kk.md is expected`)
  const { value, findings } = readMarkdown(`documents/${file}`, documentSchema)
  if (!value) throw new Error(findings.map(findingLine).join('\n'))
  const clinic = clinicIn(language)
  const notice = clinicFacts().documents_notice?.[language] ?? ''
  const mark = await markUrl(clinic.pictures.mark)
  const html = documentHtml(value, { clinic, locale: language, notice, mark, css })

  const page = await browser.newPage()
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf(pdfOptions(value, language, notice))
  await page.close()
  const target = join(contentDir(), pathOfDocument(name, language))
  await mkdir(dirname(target), { recursive: true })
  const stamp = policyStamp(env())
  const plain = withoutTime(pdf)
  await writeFile(target, name === policyName ? withStamp(plain, stamp) : plain)
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  const made = name === policyName ? `  ${JSON.stringify(stamp)}` : ''
  process.stdout.write(`${target}  ${pages} p.  ${Math.ceil(pdf.length / 1024)} KB${made}\n`)
  if (value.front.layout === 'leaflet' && pages > 1) {
    process.stderr.write(
      `${file}: a leaflet is one page, this one has ${pages}: it needs fewer words\n`,
    )
    process.exitCode = 1
  }
}

function pathOfDocument(name: string, locale: Locale): string {
  return join('files/documents', locale === defaultLocale ? '' : locale, `${name}.pdf`)
}

function pdfOptions({ front }: DocumentFile, locale: Locale, notice: string) {
  const { phone, address, hours } = factsOf(clinicIn(locale), locale)
  const left = front.layout === 'paper' ? front.title : `${phone} · ${address} · ${hours}`
  const line = 'width:100%;margin:0 17mm;display:flex;justify-content:space-between'
  return {
    format: 'A4',
    landscape: front.layout === 'slides',
    printBackground: true,
    tagged: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<div style="${line};font:7.5pt Onest,sans-serif;color:#5d5673"><span>${left}</span><span>${notice} <span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
    margin: { top: '13mm', bottom: '15mm', left: '17mm', right: '17mm' },
  } as const
}

/** `@font-face` rules with the fonts embedded, in the two weights of documents. */
async function fontFaces(): Promise<string> {
  const rules = await Promise.all(
    [400, 700].map(weight => readFile(join(fonts, `${weight}.css`), 'utf8')),
  )
  const css = rules.join('\n')
  const files = [...new Set([...css.matchAll(/\.\/files\/[\w-]+\.woff2/g)].map(([file]) => file))]
  const data = await Promise.all(files.map(file => readFile(join(fonts, file), 'base64')))
  return files.reduce(
    (text, file, index) => text.replaceAll(file, `data:font/woff2;base64,${data[index]}`),
    css.replace(/, url\(\.\/files\/[\w-]+\.woff\) format\('woff'\)/g, ''),
  )
}

async function markUrl(path: string): Promise<string> {
  const file = ownFilePath(path) ?? path
  const type = file.endsWith('.svg') ? 'svg+xml' : 'png'
  return `data:image/${type};base64,${await readFile(file, 'base64')}`
}

/** Makes the output reproducible. The fixed date has the same length, so offsets stay valid. */
function withoutTime(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const fixed = text.replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260112000000')
  return Buffer.from(fixed, 'latin1')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
