import { readdirSync, readFileSync } from 'node:fs'
import { clinicIn } from '@/lib/clinic'
import { type DocumentFile, documentHtml, documentSchema } from '@/lib/clinic/documents/html'
import { leafletOf } from '@/lib/clinic/documents/leaflet'
import { readMarkdown } from '@/lib/clinic/files/markdown'
import type { Locale } from '@/lib/routing/locales'

const looks = (locale: Locale) => ({
  clinic: clinicIn(locale),
  locale,
  notice: '',
  mark: '',
  css: '',
})

function documentOf(file: string): DocumentFile {
  const { value } = readMarkdown(`documents/${file}`, documentSchema)
  if (!value) throw new Error(`${file} is no document`)
  return value
}

const files = readdirSync('content/documents').map(file => {
  const [name = '', language] = file.split('.')
  return { file, name, locale: language === 'kk' ? ('kk' as const) : ('ru' as const) }
})

test.each(files)('$file is complete and has its PDF', ({ file, name, locale }) => {
  const document = documentOf(file)
  const html = documentHtml(document, looks(locale))
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html).toContain('<h1>')
  // A wrongly named fact, or unsupported Markdown.
  expect(html.replace(/<style>.*<\/style>/s, '')).not.toMatch(/[{}]|\*\*|^\s*(?:#|>|\|)/m)

  const folder = locale === 'ru' ? '' : 'kk/'
  const pdf = readFileSync(`content/files/documents/${folder}${name}.pdf`, 'latin1')
  const pages = pdf.match(/\/Type \/Page\b/g)?.length
  if (document.front.layout === 'leaflet') expect(pages).toBe(1)
})

test('both languages have the same documents', () => {
  const of = (locale: Locale) => files.filter(it => it.locale === locale).map(it => it.name)
  expect(of('kk')).toEqual(of('ru'))
})

test('placeholders are replaced by facts of the clinic', () => {
  const front = { title: 'Offer', layout: 'paper' } as const
  const body = '# Offer\n\n## Details\n\n1. Call {phone}, BIN {bin}.\n'
  const html = documentHtml({ front, body, bodyLine: 1 }, looks('ru'))
  const { phones, bin } = clinicIn('ru')
  expect(html).toContain(`<section><h2>Details</h2>`)
  expect(html.replace(/\u00a0/g, ' ')).toContain(`Call ${phones[0]?.label}, BIN ${bin}.`)
})

test('the text of a leaflet for pages, below its heading', () => {
  const leaflets = files.filter(({ file }) => documentOf(file).front.layout === 'leaflet')
  expect(leaflets.length).toBeGreaterThan(8)
  for (const { name, locale } of leaflets) {
    const folder = locale === 'ru' ? '' : 'kk/'
    const leaflet = leafletOf(`/files/documents/${folder}${name}.pdf`, locale)
    expect(leaflet?.html).toContain('<h4>')
    expect(leaflet?.html).not.toMatch(/<h[1-35]|<th><\/th>|[{}]/)
    expect(leaflet?.title).toBeTruthy()
  }
})

test('a PDF from elsewhere, or of another kind, has none', () => {
  expect(leafletOf('https://backend.example/files/documents/preparation-mri.pdf', 'ru')).toBeNull()
  expect(leafletOf('/files/documents/../clinic.pdf', 'ru')).toBeNull()
  expect(leafletOf('/files/documents/no-such.pdf', 'ru')).toBeNull()
  expect(leafletOf('/files/documents/offer.pdf', 'ru')).toBeNull()
})
