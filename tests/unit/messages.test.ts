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

/** Names of ICU arguments, such as `phone` in `Call {phone}`. */
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(match => match[1]))].sort()

test('both languages have the same keys', () => {
  expect([...kazakh.keys()].sort()).toEqual([...russian.keys()].sort())
})

test.each([...russian.keys()])('%s takes the same arguments in both languages', key => {
  expect(argumentsOf(kazakh.get(key) ?? '')).toEqual(argumentsOf(russian.get(key) ?? ''))
})

test('no message is empty but those that may be', () => {
  const mayBeEmpty = ['request.consentBefore', 'request.consentAfter']
  const empty = [...russian, ...kazakh].filter(([key, text]) => !text && !mayBeEmpty.includes(key))
  expect(empty).toEqual([])
})

test('Kazakh is not Russian left in place', () => {
  // Names, abbreviations and words that both languages share.
  const shared =
    /^[\P{L}\p{Script=Latin}]*$|^(Телефон|слайд|Калькулятор|Клиника|WhatsApp.*|Check-up.*|Акция.*)$/u
  const same = [...russian].filter(([key, text]) => {
    const words = text.replace(/\{[^}]*\}/g, '')
    return kazakh.get(key) === text && !shared.test(words)
  })
  expect(same).toEqual([])
})
