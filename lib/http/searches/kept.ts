/**
 * Which questions may be kept: nothing with a digit, and only words that the site's own tables know or
 * that end as words of medicine do, so that a name need not be known to be left out. Pure.
 */
import 'server-only'
import { fold } from '@/lib/text/fold'
import names from '@/messages/names.json'

/** The words of the search. */
export interface KnownWords {
  readonly words: readonly string[]
  /** In the forms of Russian. */
  holds(word: string): boolean
  /** In the forms of either language, or as the beginning of one. */
  has(word: string): boolean
}

const wordsOf = (lines: readonly string[]) => lines.flatMap(line => line.split(' ')).map(fold)

const given = new Set(wordsOf(names.given))
/** Those of people by whom analyses are called. */
const eponyms = new Set(wordsOf(names.eponyms))
/** Without an ending that tells. */
const surnames = new Set(wordsOf(names.surnames))
/** Plurals that end as surnames do. */
const plurals = new Set(wordsOf(names.words))
const cases = fold('у|ым|ой|ых|ы|е|а')
const surnameEnding = new RegExp(`(?:${wordsOf(names.endings).join('|')})(?:${cases})?$`)
const doubtfulEnding = new RegExp(`(?:${fold('ин')})(?:${cases})?$`)
const medicine = new RegExp(`(?:${wordsOf(names.medicine).join('|')})$`)
const declined = new RegExp(`(?:${fold('ой|ей|ом|ем|ым|у|ю|е|и|а|я')})$`)

/** Shorter names with another letter are other words. */
const shortestDeclined = 5
/** Letters of a word that is known by its ending alone. */
const shortestTerm = 7

export function mayBeKept(question: string, known: KnownWords): boolean {
  if (/\p{N}|@/u.test(question)) return false
  const words = fold(question).match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.every(word => !isPerson(word) && isThing(word, known))
}

function isThing(word: string, known: KnownWords): boolean {
  if (plurals.has(word) || known.words.includes(word)) return true
  if (surnames.has(word) || surnameEnding.test(word)) return false
  if (known.holds(word)) return true
  if (doubtfulEnding.test(word)) return false
  return known.has(word) || (word.length >= shortestTerm && medicine.test(word))
}

function isPerson(word: string): boolean {
  if (given.has(word) || eponyms.has(word)) return true
  // «Марии» is folded to «мари».
  if (word.length > 2 && word.endsWith('и') && given.has(`${word}я`)) return true
  if (word.length < shortestDeclined) return false
  const stem = word.replace(declined, '')
  return [stem, `${stem}а`, `${stem}я`].some(each => given.has(each))
}
