/** The files of the texts of pages, and their last good state. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '@/lib/clinic/files/dir'
import type { Finding } from '@/lib/clinic/files/finding'
import type { KeptFiles } from '@/lib/clinic/files/kept'
import { readText } from '@/lib/clinic/files/text'
import { whereThere } from '@/lib/errors/there'
import type { Locale } from '@/lib/routing/locales'
import { readTextFile } from './file'

const folder = 'pages'

/** Path of the file of a page's text within the content folder. */
export function fileOf(path: string, locale: Locale): string {
  return `${folder}${path === '/' ? '/home' : path}.${locale}.md`
}

/** Paths of all of them; none while the folder is empty or away. */
export function textFiles(): readonly string[] {
  const options = { recursive: true, encoding: 'utf8' } as const
  const names = whereThere(() => readdirSync(textFolder(), options)) ?? []
  return names.filter(name => name.endsWith('.md')).map(name => `${folder}/${name}`)
}

export function textFolder(): string {
  return join(/* turbopackIgnore: true */ contentDir(), folder)
}

/** Paths of those that have a last good state. */
export function keptFiles(kept: KeptFiles | undefined): readonly string[] {
  return (kept?.names() ?? []).filter(name => name.startsWith(`${folder}/`))
}

/** Makes the present files the last good ones, unless all are gone. @returns what is wrong */
export function keepTexts(kept: KeptFiles): readonly Finding[] {
  const present = textFiles()
  if (present.length === 0) return goneTexts(kept)
  return keep(kept, present, findings => findings.length === 0)
}

/** The same as a person who confirms what is doubtful, and that all are gone. */
export function acceptTexts(kept: KeptFiles): void {
  keep(kept, textFiles(), findings => findings.every(({ isDoubtful }) => isDoubtful))
}

function keep(
  kept: KeptFiles,
  present: readonly string[],
  isGood: (findings: readonly Finding[]) => boolean,
): readonly Finding[] {
  for (const file of keptFiles(kept)) if (!present.includes(file)) kept.forget(file)
  return present.flatMap(file => {
    const text = readText(file)
    if (text !== undefined && text === kept.read(file).text) return []
    const { findings } = readTextFile(file)
    if (text === undefined || !isGood(findings)) return findings
    kept.keep(file, text)
    return []
  })
}

/** A finding when all are gone, and the site shows the last good ones. */
export function goneTexts(kept: KeptFiles): readonly Finding[] {
  const { length } = keptFiles(kept)
  if (length === 0 || textFiles().length > 0) return []
  const found = `none of its ${length} texts`
  const expected =
    'them, as the site still shows them: bring them back, or confirm it: npm run -s content -- accept'
  return [{ file: folder, found, expected, isDoubtful: true }]
}
