/** What is decoded and hashed of a large price list while it is looked at (B1451). */
import { lately } from '@/lib/clinic/files/lately'

const large = (letter: string) => Buffer.from(letter.repeat(200_000))
const made: string[] = []
const make = (name: string) => () => {
  made.push(name)
  return name
}
beforeEach(() => {
  made.length = 0
})

test('is made once for equal bytes, and anew for others, of each kind', () => {
  expect(lately('text', large('а'), make('text а'))).toBe('text а')
  expect(lately('text', large('а'), make('again'))).toBe('text а')
  expect(lately('kept', large('а'), make('kept а'))).toBe('kept а')
  expect(lately('text', large('б'), make('text б'))).toBe('text б')
  expect(made).toEqual(['text а', 'kept а', 'text б'])
})

test('is forgotten half a minute later, and never kept of small files', () => {
  jest.useFakeTimers()
  lately('text', large('в'), make('first'))
  jest.advanceTimersByTime(30_001)
  lately('text', large('в'), make('second'))
  for (const name of ['small', 'again']) lately('text', Buffer.from('г'), make(name))
  expect(made).toEqual(['first', 'second', 'small', 'again'])
  jest.useRealTimers()
})
