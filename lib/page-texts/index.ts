/**
 * The texts that the editors write for pages: `pages/{path}.{ru,kk}.md` in the content folder,
 * `home` for the home page. A file is read for the page that is rendered; a page without one takes
 * its title and description from its own content.
 */
import { siteLastGood } from '@/lib/clinic/files/last-good'
import { hasFile, readText } from '@/lib/clinic/files/text'
import { noteUse } from '@/lib/invalidation/making'
import { versionOfValue } from '@/lib/invalidation/sources'
import type { Locale } from '@/lib/routing/locales'
import { readTextFile } from './file'
import { fileOf, lastGoodNames, textFiles } from './files'
import type { SeoText } from './types'

interface Known {
  /** The content of the file when it was last read. */
  readonly read: string
  /** When a person had last confirmed doubtful files. */
  readonly acceptedAt: string
  readonly text: SeoText | null
}

/** By file, the last valid text. */
const known = new Map<string, Known>()

/**
 * The text of a page, its path without language prefix; `null` for a page without one. For a file
 * that has become invalid, and while the whole folder is empty or away, the last valid text.
 */
export async function seoText(path: string, locale: Locale): Promise<SeoText | null> {
  if (!isPlain(path)) return null
  const file = fileOf(path, locale)
  const text = readSeoText(file)
  noteUse(file, versionOfValue(text))
  return text
}

/** The text of a file as pages show it now. */
export function readSeoText(file: string): SeoText | null {
  const kept = siteLastGood()
  if (!hasFile(file)) return textFiles().length > 0 ? null : keptText(file)
  // What is no text, or cannot be read: compared with the last ones all the same.
  const read = readText(file) ?? ''
  const acceptedAt = kept?.acceptedAt() ?? ''
  const before = known.get(file)
  if (before?.read === read && before.acceptedAt === acceptedAt) return before.text
  const { value, findings } = readTextFile(file)
  const isGood = findings.length === 0
  if (isGood) kept?.save(file, read)
  const text = (isGood ? value : (keptText(file) ?? before?.text ?? value)) ?? null
  known.set(file, { read, acceptedAt, text })
  return text
}

/** The last good text of a file. */
function keptText(file: string): SeoText | null {
  const kept = siteLastGood()
  if (kept?.read(file).text === undefined) return null
  return readTextFile(file, kept.read).value ?? null
}

/** Paths of all pages that have a text in a language. */
export function textPaths(locale: Locale): string[] {
  const ending = `.${locale}.md`
  const present = textFiles()
  noteUse(textsSource, versionOfValue(present))
  const files = present.length > 0 ? present : lastGoodNames(siteLastGood())
  return files
    .filter(name => name.endsWith(ending))
    .map(name => name.slice('pages'.length, -ending.length))
    .map(path => (path === '/home' ? '/' : path))
    .sort()
}

/** Names of all texts, among what pages are made from. */
export const textsSource = 'pages'

/** Refuses paths that lead out of the folder. */
function isPlain(path: string): boolean {
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path)
}
