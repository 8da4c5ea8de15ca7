/**
 * Words after a number follow it: «1 год, 2 года, 5 лет». Every argument of a message is taken for a
 * number unless it is one of `texts`, so that a new one has to be decided.
 */
import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/routing/locales'
import email from '@/messages/email.json'
import kk from '@/messages/kk.json'
import newClinic from '@/messages/new-clinic.json'
import ru from '@/messages/ru.json'
import topics from '@/messages/site-topics.json'

const report: unknown = JSON.parse(readFileSync('tools/seo-report/labels/ru.json', 'utf8'))

/** Arguments that are words, days, times, addresses, prices with their sign, or numbers of things («№ 5»). */
const texts = new Set(
  (
    'amount city day date days doctors facts id inCity min name ofCity number phone site specialty time ' +
    'warning'
  ).split(' '),
)

/** Russian words that are the same after every number, or do not belong to it. */
const invariable = new Set(
  'шт ч дн мин с мс и или а из до в во на к у от о за при по для без после вместе'.split(' '),
)

const numbers = [1, 2, 3, 4, 5, 11, 21, 22] as const

function flatten(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, each]) => flatten(each, `${path}.${key}`))
}

/** Values of choices; a message that knows none of them says what is for `other`. */
const choices = ['yes', 'no', 'none', 'other']

/** The word behind each of the numbers in place of an argument, with what is between; for each choice. */
function wordsAfter(
  argument: string,
  text: string,
  locale: Locale,
): readonly (readonly string[])[] {
  const translate = createTranslator({ locale, messages: { text: text.replace(/<[^>]*>/g, '') } })
  const others = argumentsOf(text).filter(each => each !== argument)
  const isChoice = (each: string) => text.includes(`{${each}, select,`)
  return choices.map(choice =>
    numbers.map(number => {
      const said = translate('text', {
        ...Object.fromEntries(others.map(each => [each, isChoice(each) ? choice : '§'])),
        [argument]: number,
      })
      return new RegExp(`(?<!\\d)${number}([-\\s\\u00a0]\\p{Ll}\\p{L}*)`, 'u').exec(said)?.[1] ?? ''
    }),
  )
}

const argumentsOf = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].flatMap(([, name]) => name ?? [])),
]

/** The form after 1 serves other numbers, too, or 21, 22 and 11 are not as 1, 2 and 5. */
function isFixed(words: readonly string[]): boolean {
  const [one, two, three, four, five, eleven, twentyOne, twentyTwo] = words
  if (!one || invariable.has(one.slice(1))) return false
  const isLike = (word: string | undefined, ...others: readonly (string | undefined)[]) =>
    others.every(each => each === word)
  return (
    one === five ||
    one === two ||
    !isLike(one, twentyOne) ||
    !isLike(two, three, four, twentyTwo) ||
    !isLike(five, eleven)
  )
}

/** What depends on the last sound of a Kazakh number; and nouns behind a number stay singular. */
const dependent = /^-\p{L}{1,4}$|^.(?:мен|бен|пен|ба|бе|ма|ме|па|пе)$|(?:лар|лер|дар|дер|тар|тер)$/u
const ordinals = new Set(['-бет'])
const isUnlike = (words: readonly string[]) =>
  words.some(word => dependent.test(word) && !ordinals.has(word))

test.each([
  ['ru', 'ru.json', ru],
  ['ru', 'email.json', email],
  ['ru', 'new-clinic.json', newClinic.ru],
  ['ru', 'labels/ru.json', report],
  ['ru', 'site-topics.json', topics.ru],
  ['kk', 'kk.json', kk],
  ['kk', 'new-clinic.json', newClinic.kk],
  ['kk', 'site-topics.json', topics.kk],
] as const)('%s: the word after a number follows it (%s)', (language, file, messages) => {
  const isFault = language === 'ru' ? isFixed : isUnlike
  const faults = flatten(messages, file).flatMap(([path, text]) =>
    argumentsOf(text)
      .filter(argument => !texts.has(argument) && !text.includes(`{${argument}, select,`))
      .flatMap(argument =>
        wordsAfter(argument, text, language)
          .filter(isFault)
          .map(words => `${path}: {${argument}} ${words.join(',')}`),
      ),
  )
  expect([...new Set(faults)]).toEqual([])
})
