import { isDeepStrictEqual } from 'node:util'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'

type Messages = { readonly [key: string]: string | Messages }

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

const russian = new Map(flatten(ru))
const kazakh = new Map(flatten(kk))

/** Each language has its own form of the town's name. */
const forms = new Set(['city', 'inCity', 'ofCity'])

/** Names of ICU arguments, such as `phone` in `Call {phone}`. */
const argumentsOf = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) =>
        forms.has(name) ? 'city' : name,
      ),
    ),
  ].sort()

test('both languages have the same keys', () => {
  expect([...kazakh.keys()].sort()).toEqual([...russian.keys()].sort())
})

test('every message has the same arguments in both languages', () => {
  const different = [...russian].flatMap(([key, text]) => {
    const [inRussian, inKazakh] = [text, kazakh.get(key) ?? ''].map(argumentsOf)
    return isDeepStrictEqual(inRussian, inKazakh) ? [] : [{ key, inRussian, inKazakh }]
  })
  expect(different).toEqual([])
})

test('no message is empty but those that may be', () => {
  const mayBeEmpty = ['request.consentBefore', 'request.consentAfter']
  const empty = [...russian, ...kazakh].filter(([key, text]) => !text && !mayBeEmpty.includes(key))
  expect(empty).toEqual([])
})

/** Words that Kazakh shares with Russian, in lower case. */
const shared = new Set(
  'телефон слайд карусель калькулятор клиника акция рейтинг сертификат диагностика хирургия стоматология пластика косметология онкология лицензия'.split(
    ' ',
  ),
)

test('Kazakh messages are not left in Russian', () => {
  const same = [...russian].filter(([key, text]) => {
    const words = text.replace(/\{[^}]*\}/g, '').match(/[а-яё]+/giu) ?? []
    return kazakh.get(key) === text && words.some(word => !shared.has(word.toLowerCase()))
  })
  expect(same).toEqual([])
})
