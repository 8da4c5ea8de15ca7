import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf } from '@/lib/page-texts/files'
import type { Locale } from '@/lib/routing/locales'

/** Writes a page's text, with what its front matter says beside the title. */
export function writeText(dir: string, path: string, locale: Locale, front: string): void {
  const file = join(dir, fileOf(path, locale))
  mkdirSync(dirname(file), { recursive: true })
  const title = `Заголовок ${path} ${locale}`
  const lines = ['---', `title: ${title}`, `description: О ${title}`, 'keywords: [слово]', front]
  writeFileSync(file, [...lines, '---', ''].join('\n'))
}
