import { readingsOf } from '@/lib/routing/spelling'

/** With the ending of a link looked for, this one took six seconds, and a longer one all of the stack. */
test('a very long path is read as it is', () => {
  const path = `/contacts${'/!'.repeat(7_900)}`
  expect(readingsOf(path)).toEqual([path])
})
