/**
 * R6: the content of a Kazakh page is Kazakh. Without a dictionary, by three signs of Russian: a
 * long text without any of the nine letters that only Kazakh has, words that Kazakh does not have,
 * and endings that Kazakh words do not have.
 */
import type { Page, TextBlock } from '../page-types'
import { localeOf, metaOf, violationOn } from '../site'
import { short, type Violation } from '../violation'

const kazakhLetter = /[әғқңөұүһі]/i
const cyrillic = /[а-яёәғқңөұүһі]/gi

/** From this many letters on, Kazakh text practically always has one of the nine. */
const certain = 70

// Left out are those that Kazakh has too, with another meaning: не, да, он, без, ал, бар, о, у.
const russianWords = new Set(
  (
    'и в с к из от до по на за для при или что это как после перед через под над между чтобы ' +
    'если можно нужно мы вы она они его её их ваш наш вас нас вам нам все всё уже ещё только ' +
    'также который которая которые был была были будет есть нет более менее лет года день дня'
  ).split(' '),
)

const russianEnding =
  /^[а-яё]{3,}(ого|его|ому|ему|ыми|ими|ться|ется|ются|ится|ение|ения|ании|ость|остью|ный|ной|ная|ное|ные|ных|ным|ский|ская|ское|ские|ских|ческий|овать|ировать)$/

export function isRussian(text: string): string | null {
  const letters = text.match(cyrillic)?.length ?? 0
  if (letters >= certain && !kazakhLetter.test(text)) return 'no Kazakh letter'
  // Only words in small letters: names keep their form.
  const words = text.match(/[\p{L}-]+/gu) ?? []
  const own = words.filter(word => russianWords.has(word) || russianEnding.test(word))
  return own.length > 0 ? `"${own.slice(0, 3).join('", "')}"` : null
}

/** More than a name with a word that both languages have: three words, two of them behind the first in small letters. */
function isPhrase(text: string): boolean {
  const words = text.match(/[\p{L}-]{3,}/gu) ?? []
  return words.length > 2 && words.slice(1).filter(word => /^[а-яё]{3}/.test(word)).length > 1
}

/** @param twin the Russian page, whose phrases must not be on the Kazakh one */
export function isInKazakh(page: Page, twin: Page | undefined): Violation[] {
  if (localeOf(page.url) !== 'kk') return []
  const russian = new Set(twin ? textsOf(twin).map(({ text }) => text) : [])
  const found = new Map<string, string>()
  for (const { text, where, lang } of textsOf(page)) {
    if (found.has(text) || (lang && lang !== 'kk')) continue
    const copied = russian.has(text) && isPhrase(text) ? 'as on the Russian page' : null
    const sign = isRussian(text) ?? copied
    if (sign) found.set(text, `${sign}, ${where}: ${short(text, 120)}`)
  }
  return [...found.values()].map(violationOn('R6', page))
}

function textsOf(page: Page): TextBlock[] {
  const head = [
    { text: page.head.titles[0] ?? '', where: 'title', lang: undefined },
    { text: metaOf(page, 'description') ?? '', where: 'description', lang: undefined },
  ]
  return [...head, ...page.mainBlocks]
}
