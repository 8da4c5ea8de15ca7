import { almatyOffset, almatyTime, almatyZone } from '@/lib/text/almaty'

test.each([
  ['2026-11-03T18:59:59.999Z', '2026-11-03 23:59'],
  ['2026-11-03T19:00:00Z', '2026-11-04 00:00'],
  ['2026-07-03T18:59:59Z', '2026-07-03 23:59'],
  ['2026-12-31T19:00:00Z', '2027-01-01 00:00'],
  ['2024-02-29T10:05:00Z', '2024-02-29 15:05'],
])('at %s the time in Almaty is %s', (instant, shown) => {
  expect(almatyTime(new Date(instant))).toBe(shown)
})

test('an invalid date has no time', () => {
  expect(() => almatyTime(new Date('yesterday'))).toThrow(RangeError)
})

test.each(['2026-01-15', '2026-07-15'])('on %s the time zone matches the offset', day => {
  const format = new Intl.DateTimeFormat('en', { timeZone: almatyZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')
  expect(name?.value).toBe(`GMT+0${almatyOffset / 3_600_000}:00`)
})
