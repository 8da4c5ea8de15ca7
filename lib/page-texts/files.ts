/** The files of the texts of pages. */

import { onlyEntry } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import type { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { namesIn } from '@/lib/clinic/files/listing'
import { type Source, WatchedFiles } from '@/lib/clinic/files/watched'
import type { Locale } from '@/lib/routing/locales'
import { readTextFile } from './file'
import type { SeoText } from './types'

const folder = 'pages'

/** Path of the file of a page's text within the content folder. */
export function fileOf(path: string, locale: Locale): string {
  return `${folder}${path === '/' ? '/home' : path}.${locale}.md`
}

export const textFiles: Source<SeoText> = {
  place: folder,
  removal: 'confirmed',
  units: () =>
    namesIn(folder, true)
      ?.filter(name => name.endsWith('.md'))
      .map(name => `${folder}/${name}`),
  unitsAmong: files => files.filter(name => name.startsWith(`${folder}/`)),
  files: file => [file],
  read: (file, from) => onlyEntry(file, readTextFile(file, from)),
}

/** Makes the present files the last good ones, as far as they are. */
export function saveTexts(lastGood: LastGoodFiles): void {
  new WatchedFiles({ textFiles }, lastGood).readings()
}

/** Why a site shows the last good texts, those of each file together; also that all are gone. */
export function heldTexts(lastGood: LastGoodFiles): readonly (readonly Finding[])[] {
  return new WatchedFiles({ textFiles }, lastGood).heldBack()
}

/** A finding when all are gone, and the site shows the last good ones. */
export function goneTexts(lastGood: LastGoodFiles): readonly Finding[] {
  return heldTexts(lastGood)
    .flat()
    .filter(({ file }) => file === folder)
}
