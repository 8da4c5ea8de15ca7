import { mayAsk, noteOutcome } from '@/lib/api/outage'
import { BackendError } from '@/lib/api/result'

const start = 1_000_000
const silence = new BackendError('timeout', 'doctors')

beforeEach(() => noteOutcome())

test('a backend that answers is asked every time, also when it answers badly', () => {
  noteOutcome(new BackendError('status', 'doctors', { status: 500 }), start)
  expect([mayAsk(start), mayAsk(start)]).toEqual([true, true])
})

test('a silent one is asked by one caller every five seconds', () => {
  noteOutcome(silence, start)
  expect([mayAsk(start), mayAsk(start + 4999)]).toEqual([false, false])
  expect([mayAsk(start + 5000), mayAsk(start + 5001)]).toEqual([true, false])
})

test('the first answer ends it', () => {
  noteOutcome(silence, start)
  noteOutcome(undefined, start + 1)
  expect(mayAsk(start + 2)).toBe(true)
})

test('a clock that was put back does not', () => {
  noteOutcome(silence, start)
  expect(mayAsk(start - 3_600_000)).toBe(true)
})
