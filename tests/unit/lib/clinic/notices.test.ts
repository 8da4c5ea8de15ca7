import { check } from '@/lib/clinic/files/check'
import { isNear, isOver, isShown, noticeField } from '@/lib/clinic/notices'
import { inWords } from '@/tests/support/in-words'

const notice = (from: string, until: string) =>
  noticeField.file.parse({ from, until, text: { ru: 'a', kk: 'b' } })
const almaty = (time: string) => Date.parse(`${time}+05:00`)

test.each([
  ['2026-12-25T08:59:59.999', false],
  ['2026-12-25T09:00:00', true],
  ['2026-12-31T17:59:59.999', true],
  ['2026-12-31T18:00:00', false],
])('at %s a notice of minutes is shown: %s', (time, shown) => {
  expect(isShown(notice('2026-12-25 9:00', '2026-12-31 18:00'), almaty(time))).toBe(shown)
})

test('a notice of days is shown from the first minute to the last', () => {
  const newYear = notice('2026-12-31', '2026-12-31')
  expect(isShown(newYear, almaty('2026-12-30T23:59:59'))).toBe(false)
  expect(isShown(newYear, almaty('2026-12-31T00:00:00'))).toBe(true)
  expect(isShown(newYear, almaty('2026-12-31T23:59:59'))).toBe(true)
  expect(isShown(newYear, almaty('2027-01-01T00:00:00'))).toBe(false)
  expect(isOver(newYear, almaty('2026-12-31T23:59:59'))).toBe(false)
  expect(isOver(newYear, almaty('2027-01-01T00:00:00'))).toBe(true)
})

test.each([
  ['2026-12-27', false],
  ['2026-12-28', true],
  ['2027-01-02', true],
  ['2027-01-03', false],
])('on %s an exception of the hours is said: %s', (today, said) => {
  const days = { from: '2026-12-31', until: '2027-01-02', hours: [], reason: '' }
  expect(isNear(days, today)).toBe(said)
})

test.each([
  [{ until: '2026-12-24' }, 'a time that is after from'],
  [{ until: '2026-12-25 9:00', from: '2026-12-25 9:00' }, 'a time that is after from'],
  [{ from: '25.12.2026' }, 'a day such as'],
  [{ from: '2026-13-01' }, 'a day such as'],
  [{ link: '//other.example' }, 'an address of a page'],
  [{ link: 'contacts' }, 'an address of a page'],
])('%j is refused', (change, message) => {
  const given = { from: '2026-12-25', until: '2026-12-31', text: { ru: 'a', kk: 'b' }, ...change }
  const { findings } = check('clinic.yaml', given, noticeField.file, () => 1)
  expect(
    inWords(findings)
      .map(({ expected }) => expected)
      .join(),
  ).toContain(message)
})
