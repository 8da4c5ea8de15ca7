import { cutBetweenWords, fullest, wholeSentences } from '@/lib/text/excerpt'

test('a short text is its own excerpt', () => {
  expect(cutBetweenWords('Коротко.', 8)).toBe('Коротко.')
})

test('a long one is cut between words, without trailing punctuation', () => {
  expect(cutBetweenWords('Один, два и три', 11)).toBe('Один, два…')
  expect(cutBetweenWords('Один, два и три', 8)).toBe('Один…')
})

test('the meta description has at most 161 characters with its ellipsis', () => {
  expect([...cutBetweenWords('слово '.repeat(60))].length).toBeLessThanOrEqual(161)
})

test('a meta description consists of the first sentences that fit, none of them cut', () => {
  expect(wholeSentences('Первое предложение. Второе подлиннее. Третье.', 38)).toBe(
    'Первое предложение. Второе подлиннее.',
  )
  expect(wholeSentences('Рост 1,5 м, вес в норме. «Ак Алма» рядом.')).toBe(
    'Рост 1,5 м, вес в норме. «Ак Алма» рядом.',
  )
})

test('the first sentence is cut only if it does not fit by itself', () => {
  expect(wholeSentences('Одно очень длинное предложение. Второе.', 12)).toBe('Одно очень…')
})

test('of two descriptions the longer one is chosen, of equals the first', () => {
  expect(fullest('Коротко.', 'Подлиннее.')).toBe('Подлиннее.')
  expect(fullest('Один.', 'Двое.')).toBe('Один.')
})
