/** The files of the texts of pages, and their last good state. */

import { type Finding, unreadableFolder } from '@/lib/clinic/files/finding'
import type { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { namesIn } from '@/lib/clinic/files/listing'
import { readText } from '@/lib/clinic/files/text'
import type { Locale } from '@/lib/routing/locales'
import { readTextFile } from './file'

const folder = 'pages'

/** Path of the file of a page's text within the content folder. */
export function fileOf(path: string, locale: Locale): string {
  return `${folder}${path === '/' ? '/home' : path}.${locale}.md`
}

/** Paths of all of them; none while the folder is empty, away or cannot be read. */
export function textFiles(): readonly string[] {
  return knownFiles() ?? []
}

/** `undefined`: nobody knows them. */
function knownFiles(): readonly string[] | undefined {
  return namesIn(folder, true)
    ?.filter(name => name.endsWith('.md'))
    .map(name => `${folder}/${name}`)
}

/** Paths of those that have a last good state. */
export function lastGoodNames(lastGood: LastGoodFiles | undefined): readonly string[] {
  return (lastGood?.names() ?? []).filter(name => name.startsWith(`${folder}/`))
}

/** Makes the present files the last good ones, unless all are gone. @returns what is wrong */
export function saveTexts(lastGood: LastGoodFiles): readonly Finding[] {
  const present = textFiles()
  if (present.length === 0) return goneTexts(lastGood)
  return save(lastGood, present, findings => findings.length === 0)
}

/** Why a site does not show texts, those of each file together; also that all are gone. */
export function heldTexts(lastGood: LastGoodFiles): readonly (readonly Finding[])[] {
  const held = textFiles().filter(file => readText(file) !== lastGood.read(file).text)
  return [goneTexts(lastGood), ...held.map(file => readTextFile(file).findings)]
}

/**
 * The same as a person who confirms what is doubtful, and that all are gone.
 * @param names files, or the folder when all are gone
 */
export function acceptTexts(lastGood: LastGoodFiles, names: readonly string[]): void {
  const present = knownFiles()
  if (!present || (present.length === 0 && !names.includes(folder))) return
  save(
    lastGood,
    present,
    (findings, file) => names.includes(file) && findings.every(({ isDoubtful }) => isDoubtful),
  )
}

function save(
  lastGood: LastGoodFiles,
  present: readonly string[],
  isGood: (findings: readonly Finding[], file: string) => boolean,
): readonly Finding[] {
  for (const file of lastGoodNames(lastGood)) if (!present.includes(file)) lastGood.forget(file)
  return present.flatMap(file => {
    const text = readText(file)
    if (text !== undefined && text === lastGood.read(file).text) return []
    const { findings } = readTextFile(file)
    if (text === undefined || !isGood(findings, file)) return findings
    lastGood.save(file, text)
    return []
  })
}

/** A finding when all are gone or cannot be read, and the site shows the last good ones. */
export function goneTexts(lastGood: LastGoodFiles): readonly Finding[] {
  if (!knownFiles()) return [unreadableFolder(folder)]
  const { length } = lastGoodNames(lastGood)
  if (length === 0 || textFiles().length > 0) return []
  const found = `none of its ${length} texts`
  const expected =
    'them, as the site still shows them: bring them back, or confirm it: npm run -s content -- accept'
  return [{ file: folder, found, expected, isDoubtful: true }]
}
