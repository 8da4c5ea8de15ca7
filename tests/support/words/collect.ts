/**
 * All texts that a visitor can read, in both languages, with the file and key for editors:
 * messages, texts of pages, and the sample content with its documents. Lay names of the search are
 * not included, as they are only what people type.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clinicIn } from '@/lib/clinic'
import { documentHtml, documentSchema } from '@/lib/clinic/documents/html'
import { readMarkdown } from '@/lib/clinic/files/markdown'
import { seoText, textPaths } from '@/lib/page-texts'
import { fileOf } from '@/lib/page-texts/files'
import { isLocale, type Locale, locales } from '@/lib/routing/locales'
import { seed } from '../seed'

export interface Writing {
  readonly language: Locale
  /** Path from the project's root. */
  readonly file: string
  readonly key: string
  /** Without markup, with white space normalised. */
  readonly text: string
}

type Place = Pick<Writing, 'file' | 'key'>

/** All texts of the site. */
export async function collectWords(): Promise<Writing[]> {
  const [messages, texts] = await Promise.all([messageWords(), Promise.all(locales.map(textWords))])
  return [...messages, ...texts.flat(), ...documentWords(), ...recordWords()].filter(
    ({ text }) => text,
  )
}

/** The files per language, then the files with both languages. */
async function messageWords(): Promise<Writing[]> {
  const files = [
    'messages/backend.json',
    'messages/error.json',
    'messages/new-clinic.json',
    'messages/nginx.json',
  ]
  const single = await Promise.all(
    locales.map(async language => {
      const file = `messages/${language}.json`
      const words: { readonly default: unknown } = await import(`@/${file}`)
      return strings(words.default, language, { file, key: '' })
    }),
  )
  const both = await Promise.all(
    files.map(async file => {
      const words: { readonly default: Record<string, unknown> } = await import(`@/${file}`)
      return locales.flatMap(language =>
        strings(words.default[language], language, { file, key: language }),
      )
    }),
  )
  const email: { readonly default: unknown } = await import('@/messages/email.json')
  const emails = strings(email.default, 'ru', { file: 'messages/email.json', key: '' })
  return [...single.flat(), ...both.flat(), ...emails]
}

async function textWords(language: Locale): Promise<Writing[]> {
  const words = textPaths(language).map(async path => {
    const place = { file: `content/${fileOf(path, language)}`, key: '' }
    return strings(await seoText(path, language), language, place)
  })
  return (await Promise.all(words)).flat()
}

/** As printed in the PDF. */
function documentWords(): Writing[] {
  return readdirSync(join(process.cwd(), 'content/documents')).map(name => {
    const file = `documents/${name}`
    const language = name.split('.')[1] ?? ''
    const { value } = readMarkdown(file, documentSchema)
    if (!value || !isLocale(language)) throw new Error(`${file} is no document`)
    const looks = { clinic: clinicIn(language), locale: language, notice: '', mark: '', css: '' }
    return { language, file: `content/${file}`, key: '', text: bare(documentHtml(value, looks)) }
  })
}

function recordWords(): Writing[] {
  return Object.entries(seed).flatMap(([kind, records]) =>
    records.flatMap((record: { readonly id: number }) =>
      pairs(record, { file: `content, ${kind}`, key: String(record.id) }),
    ),
  )
}

/** All strings in a value, at any depth. */
function strings(value: unknown, language: Locale, { file, key }: Place): Writing[] {
  if (typeof value === 'string') return [{ language, file, key, text: bare(value) }]
  return entries(value).flatMap(([name, entry]) =>
    strings(entry, language, { file, key: under(key, name) }),
  )
}

/** All localised strings in a value, at any depth. */
function pairs(value: unknown, place: Place): Writing[] {
  const { file, key } = place
  return entries(value).flatMap(([name, entry]) =>
    isLocale(name) && typeof entry === 'string'
      ? [{ language: name, file, key, text: bare(entry) }]
      : pairs(entry, { file, key: under(key, name) }),
  )
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function under(key: string, name: string): string {
  return key ? `${key}.${name}` : name
}

/** Block elements separate words, inline ones do not: `H<sub>2</sub>O`. */
function bare(html: string): string {
  return html
    .replace(
      /<\/?(?:[puod]l?|li|d[td]|t[rdh]|h\d|br|div|t(?:able|head|body)|blockquote|section|header|footer|main)\b[^>]*>/g,
      ' ',
    )
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}
