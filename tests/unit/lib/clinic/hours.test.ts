import { check } from '@/lib/clinic/files/check'
import { firstOpenDay, type Hours, openState, untilChange } from '@/lib/clinic/hours'
import { hoursField, hoursOf } from '@/lib/clinic/hours-file'
import { dayPhrase, hoursLabel, hoursLines, hoursPhrase, hoursSaid } from '@/lib/clinic/hours-text'
import { inWords } from '@/tests/support/in-words'

const hoursFrom = (file: unknown, locale: 'ru' | 'kk' = 'ru') =>
  hoursOf(hoursField.file.parse(file), locale)

const daily = hoursFrom({ opens: '08:00', closes: '20:00' })
/** A break on weekdays, a short Saturday, a closed Sunday; New Year and Christmas. */
const usual = hoursFrom({
  week: [
    { days: 'mon-fri', open: ['8:00-13:00', '14:00-20:00'] },
    { days: 'sat', open: ['9:00-14:00'] },
  ],
  exceptions: [
    { from: '2027-01-07', open: ['9:00-14:00'] },
    { from: '2026-12-31', until: '2027-01-02', reason: { ru: 'Новый год', kk: 'Жаңа жыл' } },
  ],
})
const always = hoursFrom({ opens: '0:00', closes: '24:00' })
const nights = hoursFrom({ week: [{ days: 'fri-sat', open: ['20:00-8:00'] }] })
const late = hoursFrom({ opens: '8:00', closes: '24:00' })

/** A time in Almaty. */
const almaty = (time: string) => Date.parse(`${time}+05:00`)

const said = (hours: Hours, time: string) => {
  const state = openState(hours, almaty(time))
  const moment = state.isOpen ? state.until : state.next
  return `${state.isOpen ? 'open until' : 'closed until'} ${moment ? `${moment.day} ${moment.time}` : '?'}`
}

test.each<[string, Hours, string, string]>([
  ['before opening', daily, '2026-11-03T07:59:59.999', 'closed until 2026-11-03 8:00'],
  ['at opening', daily, '2026-11-03T08:00:00', 'open until 2026-11-03 20:00'],
  ['before closing', daily, '2026-11-03T19:59:59.999', 'open until 2026-11-03 20:00'],
  ['at closing', daily, '2026-11-03T20:00:00', 'closed until 2026-11-04 8:00'],
  ['in summer', daily, '2026-07-03T08:00:00', 'open until 2026-07-03 20:00'],
  ['before the break', usual, '2026-12-01T12:59:00', 'open until 2026-12-01 13:00'],
  ['in the break', usual, '2026-12-01T13:00:00', 'closed until 2026-12-01 14:00'],
  ['on Saturday', usual, '2026-12-05T13:59:00', 'open until 2026-12-05 14:00'],
  ['on Saturday evening', usual, '2026-12-05T14:00:00', 'closed until 2026-12-07 8:00'],
  ['on a closed Sunday', usual, '2026-12-06T11:00:00', 'closed until 2026-12-07 8:00'],
  ['before New Year', usual, '2026-12-30T20:00:00', 'closed until 2027-01-04 8:00'],
  ['on 31 December at 23:59', usual, '2026-12-31T23:59:00', 'closed until 2027-01-04 8:00'],
  ['on 1 January', usual, '2027-01-01T11:00:00', 'closed until 2027-01-04 8:00'],
  ['on a short holiday', usual, '2027-01-07T13:30:00', 'open until 2027-01-07 14:00'],
  ['after a short holiday', usual, '2027-01-07T14:00:00', 'closed until 2027-01-08 8:00'],
  ['round the clock', always, '2026-12-31T23:59:59', 'open until ?'],
  ['over midnight, in the evening', nights, '2026-12-04T20:00:00', 'open until 2026-12-05 8:00'],
  ['over midnight, at night', nights, '2026-12-05T03:00:00', 'open until 2026-12-05 8:00'],
  ['over midnight, in the morning', nights, '2026-12-06T08:00:00', 'closed until 2026-12-11 20:00'],
  ['until midnight', late, '2026-12-04T23:59:00', 'open until 2026-12-04 24:00'],
  ['at midnight', late, '2026-12-05T00:00:00', 'closed until 2026-12-05 8:00'],
])('%s', (_, hours, time, expected) => {
  expect(said(hours, time)).toBe(expected)
})

test('a clinic that is closed for good knows no opening', () => {
  const closed = hoursFrom({
    opens: '8:00',
    closes: '20:00',
    exceptions: [{ from: '2026-01-01', until: '2028-01-01' }],
  })
  expect(said(closed, '2026-11-03T12:00:00')).toBe('closed until ?')
  expect(firstOpenDay(closed, almaty('2026-11-03T12:00:00'))).toBeNull()
})

test.each([
  ['usual', usual],
  ['nights', nights],
  ['always', always],
])('%s: what is said holds until the announced change, and no longer', (_, hours) => {
  let now = almaty('2026-12-29T00:00:00')
  const end = almaty('2027-01-10T00:00:00')
  while (now < end) {
    const next = now + untilChange(hours, now)
    const dayOf = (time: number) => new Date(time + 5 * 3_600_000).toISOString().slice(0, 10)
    expect(openState(hours, next - 1)).toEqual(openState(hours, now))
    const isChanged =
      JSON.stringify(openState(hours, next)) !== JSON.stringify(openState(hours, now))
    expect(isChanged || dayOf(next) !== dayOf(now)).toBe(true)
    now = next
  }
})

test.each([
  ['during the day', usual, '2026-12-04T19:59:00', '2026-12-04'],
  ['after closing', usual, '2026-12-04T20:00:00', '2026-12-05'],
  ['on Saturday evening', usual, '2026-12-05T15:00:00', '2026-12-07'],
  ['before New Year', usual, '2026-12-30T21:00:00', '2027-01-04'],
])('the first day for a visit %s', (_, hours, time, day) => {
  expect(firstOpenDay(hours, almaty(time))).toBe(day)
})

test.each<[string, Hours, string, string, string]>([
  ['daily', daily, 'Ежедневно 8:00–20:00', 'ежедневно с 8:00 до 20:00', 'Күн сайын 8:00–20:00'],
  [
    'a break and a short Saturday',
    usual,
    'Пн–пт 8:00–13:00, 14:00–20:00; сб 9:00–14:00',
    'с понедельника по пятницу с 8:00 до 13:00 и с 14:00 до 20:00, в субботу с 9:00 до 14:00',
    'Дс–жм 8:00–13:00, 14:00–20:00; сб 9:00–14:00',
  ],
  ['always', always, 'Круглосуточно', 'круглосуточно', 'Тәулік бойы'],
  [
    'days that are not in a row',
    hoursFrom({
      week: [
        { days: 'mon, wed', open: ['9:00-18:00'] },
        { days: 'tue', open: ['0:00-24:00'] },
        { days: 'sat-sun', open: ['9:00-14:00'] },
      ],
    }),
    'Пн, ср 9:00–18:00; вт круглосуточно; сб, вс 9:00–14:00',
    'в понедельник и в среду с 9:00 до 18:00, во вторник круглосуточно, в субботу и в воскресенье с 9:00 до 14:00',
    'Дс, ср 9:00–18:00; сс тәулік бойы; сб, жс 9:00–14:00',
  ],
])('in words: %s', (_, hours, label, phrase, kazakh) => {
  expect(hoursLabel(hours, 'ru')).toBe(label)
  expect(hoursPhrase(hours, 'ru')).toBe(phrase)
  expect(hoursLabel(hours, 'kk')).toBe(kazakh)
})

test.each<[string, Hours, string, string]>([
  ['daily', daily, 'Ежедневно с 8:00 до 20:00', 'Күн сайын 8:00-ден 20:00-ге дейін'],
  [
    'a break and a short Saturday',
    usual,
    'С понедельника по пятницу с 8:00 до 13:00 и с 14:00 до 20:00, в субботу с 9:00 до 14:00',
    'Дүйсенбіден жұмаға дейін 8:00-ден 13:00-ге дейін және 14:00-ден 20:00-ге дейін, сенбі күні 9:00-ден 14:00-ге дейін',
  ],
  ['always', always, 'Круглосуточно', 'Тәулік бойы'],
])('as read out: %s', (_, hours, ru, kk) => {
  expect(hoursSaid(hours, 'ru')).toBe(ru)
  expect(hoursSaid(hours, 'kk')).toBe(kk)
})

test('Kazakh endings go by the minutes', () => {
  const phrase = (opens: string, closes: string) => dayPhrase([{ opens, closes }], 'kk')
  expect(phrase('8:30', '17:40')).toBe('8:30-дан 17:40-қа дейін')
  expect(phrase('9:10', '18:15')).toBe('9:10-нан 18:15-ке дейін')
  expect(phrase('7:50', '24:00')).toBe('7:50-ден 24:00-ге дейін')
})

test('lines name the closed days', () => {
  expect(hoursLines(usual, 'ru').map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Пн–пт 8:00–13:00, 14:00–20:00',
    'Сб 9:00–14:00',
    'Вс выходной',
  ])
  expect(hoursLines(usual, 'kk').at(-1)?.said).toBe('Жексенбі күні демалыс')
})

const daily8 = { opens: '8:00', closes: '20:00' }

test.each<[string, unknown, string]>([
  ['neither form', {}, 'a time such as 8:00'],
  ['opens without closes', { opens: '8:00' }, 'a time such as 8:00'],
  ['both forms', { ...daily8, week: [{ days: 'sat', open: ['8:00-9:00'] }] }, 'either opens and'],
  ['no time between', { opens: '8:00', closes: '08:00' }, 'another time than opens'],
  ['an hour that is none', { opens: '8:00', closes: '25:00' }, 'a time such as 8:00'],
  ['days unknown', { week: [{ days: 'по чётным', open: ['8:00-9:00'] }] }, 'days such as mon-fri'],
  [
    'a day twice',
    {
      week: [
        { days: 'mon-fri', open: ['8:00-9:00'] },
        { days: 'fri', open: ['8:00-9:00'] },
      ],
    },
    'each day in one group',
  ],
  ['overlapping', { week: [{ days: 'mon', open: ['8:00-13:00', '12:00-20:00'] }] }, 'in order'],
  ['out of order', { week: [{ days: 'mon', open: ['14:00-20:00', '8:00-13:00'] }] }, 'in order'],
  [
    'a night that runs into the next day',
    {
      week: [
        { days: 'mon', open: ['20:00-9:00'] },
        { days: 'tue', open: ['8:00-12:00'] },
      ],
    },
    'nights that end before',
  ],
  ['no hours at all', { week: [{ days: 'mon', open: [] }] }, ''],
  [
    'an exception that ends before it begins',
    { ...daily8, exceptions: [{ from: '2027-01-02', until: '2027-01-01' }] },
    'not before from',
  ],
  [
    'exceptions of one day',
    {
      ...daily8,
      exceptions: [{ from: '2027-01-01', until: '2027-01-05' }, { from: '2027-01-03' }],
    },
    'no other exception has',
  ],
])('refused: %s', (_, file, message) => {
  const { findings } = check('clinic.yaml', file, hoursField.file, () => 1)
  expect(
    inWords(findings)
      .map(({ expected }) => expected)
      .join(),
  ).toContain(message)
  expect(findings).not.toEqual([])
})
