/**
 * The texts that the editors write for pages: `pages/{path}.{ru,kk}.md` in the content folder,
 * `home` for the home page. A file is read for the page that is rendered; a page without one takes
 * its title and description from its own content.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '@/lib/clinic/files/dir'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { siteKept } from '@/lib/clinic/files/kept'
import { hasFile, readText } from '@/lib/clinic/files/text'
import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/server/telemetry/log'
import { readTextFile } from './file'
import type { SeoText } from './types'

const folder = 'pages'

/** By file, the last valid text, and the content of the file when it was last read. */
const known = new Map<string, { readonly read: string; readonly text: SeoText | null }>()

/**
 * The text of a page, its path without language prefix; `null` for a page without one. For a file
 * that has become invalid, the last valid text.
 */
export async function seoText(path: string, locale: Locale): Promise<SeoText | null> {
  const file = fileOf(path, locale)
  if (!isPlain(path) || !hasFile(file)) return null
  // Bytes that are no text: compared with the last ones all the same.
  const read = readText(file) ?? ''
  const before = known.get(file)
  if (before?.read === read) return before.text
  const { value, findings } = readTextFile(file)
  if (findings.length > 0) log.error(findings.map(findingLine).join('\n'))
  const kept = siteKept()
  if (findings.length === 0) kept?.keep(file, read)
  const last = before?.text ?? (kept && readTextFile(file, kept.read).value)
  const text = (findings.length === 0 ? value : (last ?? value)) ?? null
  known.set(file, { read, text })
  return text
}

/** Path of the file within the content folder. */
export function fileOf(path: string, locale: Locale): string {
  return `${folder}${path === '/' ? '/home' : path}.${locale}.md`
}

/** Paths of all pages that have a text in a language. */
export function textPaths(locale: Locale): string[] {
  const ending = `.${locale}.md`
  const names = readdirSync(join(/* turbopackIgnore: true */ contentDir(), folder), {
    recursive: true,
    encoding: 'utf8',
  })
  return names
    .filter(name => name.endsWith(ending))
    .map(name => name.slice(0, -ending.length))
    .map(name => (name === 'home' ? '/' : `/${name}`))
    .sort()
}

/** Refuses paths that lead out of the folder. */
function isPlain(path: string): boolean {
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path)
}
