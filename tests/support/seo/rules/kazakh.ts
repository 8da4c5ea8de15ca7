/**
 * R6: the content of a Kazakh page is Kazakh. No dictionary here, but three signs of Russian that
 * was left in place: a long text without a single letter of Kazakh's own, words that Kazakh does
 * not have, and endings that its words do not take.
 */
import type { Page, TextBlock } from '../page'
import { finder, localeOf, metaOf } from '../site'
import { short, type Violation } from '../violation'

const kazakhLetter = /[әғқңөұүһі]/i
const cyrillic = /[а-яёәғқңөұүһі]/gi

/** Letters of a text in which one of the nine is all but certain to occur. */
const certain = 45

// "не", "да", "о", "у" and "на" are left out: they are Kazakh words too, or parts of names.
const russianWords = new Set(
  (
    'и в с к из от до по за для при или что это как без после перед через под над между чтобы ' +
    'если можно нужно мы вы он она они его её их ваш наш вас нас вам нам все всё уже ещё только ' +
    'также который которая которые был была были будет есть нет более менее лет года день дня'
  ).split(' '),
)

const russianEnding =
  /^[а-яё]{3,}(ого|его|ому|ему|ыми|ими|ться|ется|ются|ится|ение|ения|ании|ость|остью|ный|ной|ная|ное|ные|ных|ным|ский|ская|ское|ские|ских|ческий|овать|ировать)$/

export function isRussian(text: string): string | null {
  const letters = text.match(cyrillic)?.length ?? 0
  if (letters >= certain && !kazakhLetter.test(text)) return 'no Kazakh letter'
  const words = text.match(/[\p{L}-]+/gu) ?? []
  // Names keep their form, and a sentence that begins with such a word has more of them.
  const own = words.filter(word => russianWords.has(word) || russianEnding.test(word))
  return own.length > 0 ? `"${own.slice(0, 3).join('", "')}"` : null
}

/** @param names texts that are the same in both languages, such as what a visitor wrote */
export function isInKazakh(page: Page, names: ReadonlySet<string> = new Set()): Violation[] {
  if (localeOf(page.url) !== 'kk') return []
  const head: TextBlock[] = [
    { text: page.head.titles[0] ?? '', where: 'title', lang: undefined },
    { text: metaOf(page, 'description') ?? '', where: 'description', lang: undefined },
  ]
  const found = new Map<string, string>()
  for (const { text, where, lang } of [...head, ...page.mainBlocks]) {
    const sign = lang && lang !== 'kk' ? null : names.has(text) ? null : isRussian(text)
    if (sign && !found.has(text)) found.set(text, `${sign} in ${where}: ${short(text, 120)}`)
  }
  return [...found.values()].map(finder('R6', page))
}
