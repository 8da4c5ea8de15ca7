/** Which questions may be kept: nothing with a digit, and no word that could be a person's name. Pure. */
import 'server-only'
import { fold } from '@/lib/text/fold'
import { slugify } from '@/lib/text/transliterate'
import names from '@/messages/names.json'

const wordsOf = (lines: readonly string[]) => lines.flatMap(line => line.split(' ')).map(fold)

const persons = new Set(
  [...names.given, ...names.surnames]
    .flatMap(line => line.split(' '))
    .flatMap(name => [fold(name), fold(slugify(name))]),
)
const things = new Set(wordsOf(names.words))
const surnames = new RegExp(
  `(?:${wordsOf(names.endings).join('|')})(?:${fold('у|ым|ой|ых|ы|е')})?$`,
)

/** Shorter words with such an ending, and shorter names with another letter, are other words. */
const shortest = 5
const declined = new RegExp(`(?:${fold('ой|ей|ом|ем|ым|у|ю|е|и|а|я')})$`)

export function mayBeKept(question: string): boolean {
  if (/\p{N}|@/u.test(question)) return false
  const words = fold(question).match(/\p{L}+/gu) ?? []
  return words.length > 0 && !words.some(couldBeName)
}

function couldBeName(word: string): boolean {
  if (things.has(word)) return false
  // «Марии» is folded to «мари».
  if (persons.has(word) || (word.endsWith('и') && persons.has(`${word}я`))) return true
  if (word.length < shortest) return false
  const stem = word.replace(declined, '')
  return surnames.test(word) || [stem, `${stem}а`, `${stem}я`].some(each => persons.has(each))
}
