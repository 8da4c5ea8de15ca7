/** Creates a record from its template, as files of its own or appended to the file of its kind. */
import 'server-only'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sources } from '@/lib/backend/records/files'
import { delimiterOf, linesOfCsv } from '@/lib/clinic/files/csv'
import { contentDir } from '@/lib/clinic/files/dir'
import { fileOf, readText } from '@/lib/clinic/files/text'

const pageTemplate = `---
# The title of the tab and of search results: 30 to 65 characters.
title: ''
# 70 to 170 characters.
description: ''
# 5 to 10, other ones in each language.
keywords: []
# In place of the page's own heading:
# h1: …
---

`

/** Template of each file, by kind. */
const templates = new Map<string, Readonly<Record<string, string>>>([
  ...Object.values(sources).flatMap(({ record, templates }) =>
    record ? [[record, templates] as const] : [],
  ),
  ['page', { 'pages/{slug}.ru.md': pageTemplate, 'pages/{slug}.kk.md': pageTemplate }],
])

export const kinds = [...templates.keys()]

const slugPattern = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/

/**
 * @param slug names the record in addresses and in other files
 * @returns the files that were written, within the content folder
 * @throws Error for an unknown kind, a wrong slug or a record that is there
 */
export function create(kind: string, slug: string): readonly string[] {
  const texts = templates.get(kind)
  if (!texts) throw new Error(`There is no kind ${kind}: ${kinds.join(', ')}`)
  if (!slugPattern.test(slug)) throw new Error('A slug has small Latin letters, digits and hyphens')
  const files = Object.entries(texts).map(([name, template]) => {
    const file = name.replace('{slug}', slug)
    const text = file.endsWith('.csv') ? nextRow(file, slug) : filledIn(template, file, slug)
    return { file, text, isOwn: name !== file }
  })
  const there = files.find(({ file, isOwn }) => isOwn && existsSync(join(contentDir(), file)))
  if (there) throw new Error(`${there.file} is there already`)
  for (const { file, text } of files) {
    mkdirSync(dirname(join(contentDir(), file)), { recursive: true })
    appendFileSync(join(contentDir(), file), text)
  }
  return files.map(({ file }) => file)
}

/** A row with id and slug, with the columns and the delimiter of the table. */
function nextRow(file: string, slug: string): string {
  if (fileOf(file) !== file) throw new Error(`Write the row into ${fileOf(file)}`)
  const text = readText(file)
  if (text === undefined) throw new Error(`${file} cannot be read: check says why`)
  const isUtf8 = readFileSync(join(contentDir(), file)).toString('utf8').endsWith(text)
  if (!isUtf8) throw new Error(`${file} is saved as UTF-16: save it as "CSV UTF-8" first`)
  const [head = ''] = text.split(/\r?\n/, 1)
  const delimiter = delimiterOf(head)
  const names = head.split(delimiter).map(name => name.trim())
  const column = names.indexOf('id')
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
