import { clinicDay, dayAndMonth, shortDate, weekday, weekOf } from '@/lib/text/days'

test('the date is that of Almaty, five hours ahead of UTC', () => {
  expect(clinicDay(new Date('2026-11-03T18:59:59Z'))).toBe('2026-11-03')
  expect(clinicDay(new Date('2026-11-03T19:00:00Z'))).toBe('2026-11-04')
  expect(clinicDay(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
})

test('a device with outdated time zone data (six hours) has the same dates', () => {
  const { DateTimeFormat } = Intl
  const outdated = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(
    (locales, options) =>
      // A time zone that is six hours ahead.
      new DateTimeFormat(locales, { ...options, timeZone: 'Asia/Dhaka' }),
  )
  jest.isolateModules(() => {
    const days = jest.requireActual<typeof import('@/lib/text/days')>('@/lib/text/days')
    expect(days.clinicDay(new Date('2026-11-03T18:30:00Z'))).toBe('2026-11-03')
    expect(days.shortDate('2026-11-03T18:30:00Z')).toBe('03.11.26')
  })
  outdated.mockRestore()
})

test.each([
  ['2026-11-16', 0],
  ['2026-11-21', 0],
  ['2026-11-22', 0],
  ['2026-11-09', 1],
  ['2026-11-23', -1],
])('the week of %s, moved by %d, goes from Monday to Sunday', (day, offset) => {
  expect(weekOf(day, offset)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
})

test('a week may span two months and years', () => {
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
})

test('parts of a day', () => {
  expect(dayAndMonth('2026-11-03')).toEqual({ day: 3, month: 10 })
  expect(weekday('2026-11-16')).toBe(0)
  expect(weekday('2026-11-22')).toBe(6)
})

test.each([
  ['2026-08-19T06:40:00.000Z', '19.08.26'],
  ['2026-08-19T18:59:59.999Z', '19.08.26'],
  ['2026-08-19T19:00:00.000Z', '20.08.26'],
  [undefined, ''],
])('a review of %s has the date %j', (iso, shown) => {
  expect(shortDate(iso)).toBe(shown)
})
