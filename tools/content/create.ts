/** Creates a record from its template, as files of its own or appended to the file of its kind. */
import 'server-only'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sources } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { delimiterOf, linesOfCsv } from '@/lib/clinic/files/csv'
import { contentDir } from '@/lib/clinic/files/dir'
import { fileOf, readText } from '@/lib/clinic/files/text'
import { templateOf } from '@/lib/kinds/template'
import { frontFields } from '@/lib/page-texts/file'
import { pathOf, type RouteName, routes } from '@/lib/routing/routes'
import type { Language } from '@/lib/text/sentences'
import { canBePage } from './check/links'
import { Refusal } from './words'

const pageTemplate = (language: Language) =>
  `---\n${templateOf({ fields: frontFields }, language)}---\n\n`

/** Template of each file, by kind. */
const templates = new Map<string, Readonly<Record<string, (language: Language) => string>>>([
  ...Object.values(sources).flatMap(({ record, templates }) =>
    record ? [[record, templates] as const] : [],
  ),
  ['page', { 'pages/{slug}.ru.md': pageTemplate, 'pages/{slug}.kk.md': pageTemplate }],
])

export const kinds = [...templates.keys()]

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Of a page: its path. */
const pathPattern = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/

/**
 * @param slug names the record in addresses and in other files
 * @param language of the comments
 * @returns the files that were written, within the content folder
 * @throws Refusal for an unknown kind, a wrong slug, a page that the site does not have, or a record that
 * is there; nothing is written then
 */
export function create(kind: string, slug: string, language: Language): readonly string[] {
  const texts = templates.get(kind)
  if (!texts) throw new Refusal('noKind', { kind, kinds: kinds.join(', ') })
  const pattern = kind === 'page' ? pathPattern : slugPattern
  if (!pattern.test(slug)) throw new Refusal('wrongSlug', {})
  if (kind === 'page' && !canBePage(addressOf(slug), loadRecords()))
    throw new Refusal('noPage', { page: addressOf(slug), slugs: pageSlugs().join(', ') })
  const files = Object.entries(texts).map(([name, template]) => {
    const file = name.replace('{slug}', slug)
    const text = file.endsWith('.csv')
      ? nextRow(file, slug)
      : filledIn(template(language), file, slug)
    return { file, text, isOwn: name !== file }
  })
  for (const { file, isOwn } of files) {
    if (isOwn && existsSync(join(contentDir(), file))) throw new Refusal('fileIsThere', { file })
    if (!isOwn && slugsIn(kind, file).includes(slug))
      throw new Refusal('recordIsThere', { slug, file })
  }
  for (const { file, text } of files) {
    mkdirSync(dirname(join(contentDir(), file)), { recursive: true })
    appendFileSync(join(contentDir(), file), text)
  }
  return files.map(({ file }) => file)
}

const addressOf = (slug: string) => (slug === 'home' ? '/' : `/${slug}`)

/** Those that `new page` takes; `SLUG` and `TOWN` stand for what differs. */
function pageSlugs(): readonly string[] {
  const names = Object.keys(routes) as readonly RouteName[]
  return names.map(name => pathOf(name, routes[name].town ? 'TOWN' : 'SLUG').slice(1) || 'home')
}

/** The slugs of a list or table, those of incomplete records, too; a banner's is in a comment. */
function slugsIn(kind: string, file: string): readonly string[] {
  const source = Object.values(sources).find(({ record }) => record === kind)
  const text = readText(file)
  if (!source || text === undefined) return []
  const { entries, refused = [] } = source.read(file)
  if (refused.includes(undefined)) throw new Refusal('unreadable', { file })
  const records: readonly unknown[] = [...entries.map(({ value }) => value), ...refused]
  const comments = [...text.matchAll(/^# (\S+)\s*$/gm)].map(([, word = '']) => word)
  return [...comments, ...records.map(slugOf)]
}

/** As it was written, also where it is no text. */
function slugOf(record: unknown): string {
  return typeof record === 'object' && record && 'slug' in record ? String(record.slug) : ''
}

/** A row with id and slug, with the columns and the delimiter of the table. */
function nextRow(file: string, slug: string): string {
  if (fileOf(file) !== file) throw new Refusal('writeInto', { file: fileOf(file) })
  const text = readText(file)
  if (text === undefined) throw new Refusal('unreadable', { file })
  const isUtf8 = readFileSync(join(contentDir(), file)).toString('utf8').endsWith(text)
  if (!isUtf8) throw new Refusal('inUtf16', { file })
  const [head = ''] = text.split(/\r?\n/, 1)
  const delimiter = delimiterOf(head)
  const names = head.split(delimiter).map(name => name.trim())
  const column = names.indexOf('id')
  if (column === -1 && !names.includes('slug')) throw new Refusal('noColumn', { file })
  const ids = linesOfCsv(text)
    .map(({ cells }) => Number(cells[column]))
    .filter(Number.isSafeInteger)
  const values = new Map([
    ['id', String(1 + Math.max(0, ...ids))],
    ['slug', slug],
    ['updated', today()],
  ])
  const row = names.map(name => values.get(name) ?? '').join(delimiter)
  return `${/\n$/.test(text) ? '' : '\n'}${row}\n`
}

function filledIn(template: string, file: string, slug: string): string {
  return template
    .replaceAll('{slug}', slug)
    .replaceAll('{today}', today())
    .replaceAll('{place}', () => String(1 + recordsIn(file)))
}

const today = () => new Date().toISOString().slice(0, 10)

/** How many a list has, incomplete ones included. */
const recordsIn = (file: string) => readText(file)?.match(/^- /gm)?.length ?? 0
