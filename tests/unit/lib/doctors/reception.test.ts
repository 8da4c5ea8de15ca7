import { hoursOn } from '@/lib/clinic/hours'
import {
  receivesOn,
  receivesWhen,
  receptionHours,
  receptionText,
  type When,
} from '@/lib/doctors/reception'
import { doctor } from '@/tests/support/doctors'

const open = (opens: string, closes: string) => [{ opens, closes }]
const day = open('8:00', '20:00')
/** With a break on Monday and a short Saturday; closed on Sunday and on 1 January, open shorter on 7 January. */
const clinic = {
  week: [
    [...open('8:00', '13:00'), ...open('14:00', '20:00')],
    ...[day, day, day, day],
    ...[open('9:00', '14:00'), []],
  ],
  special: [
    { from: '2027-01-01', until: '2027-01-02', hours: [], reason: '' },
    { from: '2027-01-07', until: '2027-01-07', hours: open('9:00', '12:00'), reason: '' },
  ],
}
const words = { days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], daily: 'daily' }
const receives = (...groups: object[]) => doctor(1, { receives: groups })
const at = (local: string) => Date.parse(`${local}+05:00`)

test.each([
  ['days alone', [{ days: 'пн, ср' }], 'mo, we'],
  [
    'hours, within those of the clinic',
    [{ days: 'mon-sat', open: ['7:00-15:00'] }],
    'mo 8:00–13:00, 14:00–15:00; tu–fr 8:00–15:00; sa 9:00–14:00',
  ],
  [
    'halves',
    [
      { days: 'tue', half: 'morning' },
      { days: 'thu', half: 'afternoon' },
    ],
    'tu 8:00–13:00; th 13:00–20:00',
  ],
  [
    'two times of a day',
    [{ days: 'fri', open: ['15:00-18:00', '9:00-12:00'] }],
    'fr 9:00–12:00, 15:00–18:00',
  ],
  ['a day on which the clinic is closed', [{ days: 'sat-sun' }], 'sa'],
  ['nothing', [], ''],
])('%s are said in words', (_, groups, text) => {
  expect(receptionText(receives(...groups), clinic, words)).toBe(text)
})

test('a doctor without days has the hours of the clinic', () => {
  expect(receptionHours(doctor(1), clinic)).toBe(clinic)
  expect(receivesOn(doctor(1), clinic, '2027-01-03')).toBe(true)
})

test.each([
  ['a day of hers', '2026-12-31', open('9:00', '12:00')],
  ['another one', '2026-12-30', []],
  ['1 January, when the clinic is closed', '2027-01-01', []],
  ['a day on which the clinic closes earlier', '2027-01-07', open('9:00', '12:00')],
  ['the last day before the absence', '2027-01-08', open('9:00', '12:00')],
  ['the first day of the absence', '2027-01-14', []],
  ['the last day of the absence', '2027-01-21', []],
  ['the first day after it', '2027-01-22', open('9:00', '12:00')],
])('on %s', (_, date, hours) => {
  const away = [{ from: '2027-01-14', until: '2027-01-21' }]
  const her = doctor(1, { receives: [{ days: 'thu, fri', open: ['9:00-12:00'] }], away })
  expect(hoursOn(receptionHours(her, clinic), date)).toEqual(hours)
  expect(receivesOn(her, clinic, date)).toBe(hours.length > 0)
})

test('an absence is known of a doctor without days, too', () => {
  const away = [{ from: '2027-01-04', until: '2027-01-08', reason: 'leave' }]
  const her = doctor(1, { away })
  expect(receivesOn(her, clinic, '2027-01-05')).toBe(false)
  expect(receivesOn(her, clinic, '2027-01-11')).toBe(true)
})

test.each<[string, string, string, boolean]>([
  ['before the visits', 'now', '2026-12-31T08:59:59', false],
  ['with the first one', 'now', '2026-12-31T09:00', true],
  ['after the last one', 'now', '2026-12-31T12:00', false],
  ['today before they end', 'today', '2026-12-31T11:59', true],
  ['today after they ended', 'today', '2026-12-31T12:00', false],
  ['tomorrow, the clinic being closed', 'tomorrow', '2026-12-31T12:00', false],
  ['tomorrow, a second before midnight', 'tomorrow', '2027-01-06T23:59:59', true],
  ['tomorrow, at midnight', 'tomorrow', '2027-01-07T00:00', true],
  ['the day after tomorrow', 'later', '2027-01-05T10:00', true],
  ['on the next Thursday', 'thu', '2027-01-03T10:00', true],
  ['on the next Friday, 1 January', 'fri', '2026-12-31T10:00', false],
  ['on Mondays', 'mon', '2026-12-31T10:00', false],
  ['this morning', 'today morning', '2026-12-31T08:00', true],
  ['this morning, when that is over', 'today morning', '2026-12-31T12:00', false],
  ['this evening', 'today evening', '2026-12-31T08:00', false],
  ['some evening', 'evening', '2026-12-31T08:00', false],
  ['some morning', 'morning', '2026-12-31T13:00', true],
])('whether someone receives: %s', (_, when, now, expected) => {
  const her = receives({ days: 'thu, fri', open: ['9:00-12:00'] })
  expect(receivesWhen(her, clinic, when.split(' ') as When[], at(now))).toBe(expected)
})

test('whoever is there until the evening receives then, as far as the clinic is open', () => {
  const her = receives({ days: 'mon-fri', open: ['12:00-20:00'] })
  expect(receivesWhen(her, clinic, ['today', 'evening'], at('2026-12-29T16:59'))).toBe(true)
  expect(receivesWhen(her, clinic, ['today', 'evening'], at('2026-12-29T20:00'))).toBe(false)
})

test('whoever says no days is not known to receive', () => {
  expect(receivesWhen(doctor(1), clinic, ['tomorrow'], at('2026-12-29T10:00'))).toBe(false)
})
