import { cutBetweenWords, plainTextOf } from '@/lib/text/excerpt'

test('blocks end a word, entities become letters, white space is single', () => {
  const html = '<h2>Кому</h2><p>A &amp; B,\n<b>в</b>месте</p><ul><li>раз</li><li>два</li></ul>'
  expect(plainTextOf(html)).toBe('Кому A & B, вместе раз два')
})

test('a short text is its own summary', () => {
  expect(cutBetweenWords('Коротко.', 8)).toBe('Коротко.')
})

test('a long one is cut between words, without the mark the cut leaves behind', () => {
  expect(cutBetweenWords('Один, два и три', 11)).toBe('Один, два…')
  expect(cutBetweenWords('Один, два и три', 8)).toBe('Один…')
})

test('the meta description is at most 161 characters with its ellipsis', () => {
  expect([...cutBetweenWords('слово '.repeat(60))].length).toBeLessThanOrEqual(161)
})
