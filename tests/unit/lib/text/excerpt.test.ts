import { cutBetweenWords } from '@/lib/text/excerpt'

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
