import { openState, untilChange } from '@/lib/clinic/open-now'

const hours = { opens: '08:00', closes: '20:00' }
/** A time in Almaty. */
const almaty = (time: string) => Date.parse(`2026-11-03T${time}+05:00`)

const minute = 60_000
const hour = 60 * minute

test.each([
  ['00:00:00', 'opensToday'],
  ['07:59:59.999', 'opensToday'],
  ['08:00:00', 'open'],
  ['12:30:00', 'open'],
  ['19:59:59.999', 'open'],
  ['20:00:00', 'opensTomorrow'],
  ['23:59:59.999', 'opensTomorrow'],
])('at %s it is %s', (time, state) => {
  expect(openState(hours, almaty(time))).toBe(state)
})

test('the date is that of Almaty, not UTC', () => {
  // The evening before in UTC, past midnight in Almaty.
  expect(openState(hours, Date.parse('2026-11-02T19:30:00Z'))).toBe('opensToday')
  expect(openState(hours, Date.parse('2026-11-03T03:00:00Z'))).toBe('open')
})

test('there is no daylight saving time', () => {
  expect(openState(hours, Date.parse('2026-07-03T02:59:00Z'))).toBe('opensToday')
  expect(openState(hours, Date.parse('2026-07-03T03:00:00Z'))).toBe('open')
})

test.each([
  ['06:30:00', 1.5 * hour],
  ['08:00:00', 12 * hour],
  ['19:59:00', minute],
  ['20:00:00', 4 * hour],
  ['23:59:59', 1000],
])('from %s on the status is valid for %d ms', (time, wait) => {
  expect(untilChange(hours, almaty(time))).toBe(wait)
})

test('after each announced change the status differs', () => {
  let now = almaty('00:00:00')
  const states = Array.from({ length: 6 }, () => {
    now += untilChange(hours, now)
    return openState(hours, now)
  })
  const day = ['open', 'opensTomorrow', 'opensToday']
  expect(states).toEqual([...day, ...day])
})
