/**
 * The texts that the editors write for pages: `pages/{path}.{ru,kk}.md` in the content folder,
 * `home` for the home page. A page without one takes its title and description from its own content.
 */
import { PageFiles } from '@/lib/clinic/page-files'
import type { Locale } from '@/lib/routing/locales'
import { fileOf, textFiles } from './files'
import type { SeoText } from './types'

/** As pages show them. */
export const pageTexts = new PageFiles(textFiles)

/**
 * The text of a page, its path without language prefix; `null` for a page without one. For a file
 * that has become invalid, and while the whole folder is empty or away, the last valid text.
 */
export async function seoText(path: string, locale: Locale): Promise<SeoText | null> {
  return isPlain(path) ? readSeoText(fileOf(path, locale)) : null
}

/** The text of a file as pages show it now. */
export function readSeoText(file: string): SeoText | null {
  return pageTexts.of(file)
}

/** Paths of all pages that have a text in a language. */
export function textPaths(locale: Locale): string[] {
  const ending = `.${locale}.md`
  return pageTexts
    .names()
    .filter(name => name.endsWith(ending))
    .map(name => name.slice('pages'.length, -ending.length))
    .map(path => (path === '/home' ? '/' : path))
    .sort()
}

/** Refuses paths that lead out of the folder. */
function isPlain(path: string): boolean {
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path)
}
