import 'server-only'
import { readdirSync } from 'node:fs'
import { linesOf } from '@/lib/clinic/files/damage'
import { contentDir } from '@/lib/clinic/files/dir'
import { type Finding, quotedValue } from '@/lib/clinic/files/finding'
import { isCopy, publishedCopies } from '@/lib/clinic/files/published'
import { fileOf, readText } from '@/lib/clinic/files/text'
import { legible, lookAlikesIn } from '@/lib/text/look-alikes'

/**
 * Words with a letter of the other alphabet, in all files: for the check alone, as the site can show
 * such a file.
 */
export function checkLetters(): readonly Finding[] {
  const names = readdirSync(contentDir(), { recursive: true, encoding: 'utf8' })
  return names
    .filter(name => /\.(yaml|csv|md)$|^[^~./][^/]*\.xlsx$/.test(name) && fileOf(name) === name)
    .concat(publishedCopies())
    .flatMap(file => linesOf(readText(file) ?? '').flatMap(line => inLine(file, line)))
}

/** Names of analyses, services and categories are respelt as they are read, where that is certain. */
const isRespelt = (file: string) =>
  /^(?:analyses|analysis-categories|services)\./.test(file) || isCopy(file)

function inLine(file: string, { text, line }: { text: string; line: number }): readonly Finding[] {
  return lookAlikesIn(isRespelt(file) ? legible(text) : text).map(
    ({ word, letters, alphabet }) => ({
      file,
      line,
      code: alphabet === 'Latin' ? 'latinInWord' : 'cyrillicInWord',
      values: { letters, word: quotedValue(word) },
    }),
  )
}
