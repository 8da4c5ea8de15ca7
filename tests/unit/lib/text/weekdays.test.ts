import { daysInWords } from '@/lib/text/weekdays'
import { weekdaysIn } from '@/lib/text/written-days'

test.each([
  ['mon-fri', [0, 1, 2, 3, 4]],
  ['пн-пт', [0, 1, 2, 3, 4]],
  ['Пн – Пт, вс', [0, 1, 2, 3, 4, 6]],
  ['вт., чт.', [1, 3]],
  ['вт и чт', [1, 3]],
  ['по средам и субботам', [2, 5]],
  ['по понедельникам, по пятницам', [0, 4]],
  ['с понедельника по пятницу', [0, 1, 2, 3, 4]],
  ['Mon–Fri', [0, 1, 2, 3, 4]],
  ['Tuesdays and Thursdays', [1, 3]],
  ['дүйсенбі', [0]],
  ['дс-жм', [0, 1, 2, 3, 4]],
  ['сейсенбі, бейсенбі және сенбі', [1, 3, 5]],
  ['сәрсенбі күні', [2]],
  ['sat-mon', [0, 5, 6]],
  ['будни', [0, 1, 2, 3, 4]],
  ['каждый день', [0, 1, 2, 3, 4, 5, 6]],
  ['күн сайын', [0, 1, 2, 3, 4, 5, 6]],
])('%s are days of the week', (text, days) => {
  expect(weekdaysIn(text)).toEqual(days)
})

test.each(['', ' ', 'mo', 'пн-', 'пн, птн', 'через день', 'по чётным', 'mon-wed-fri', '-'])(
  'no day is guessed: %j',
  text => {
    expect(weekdaysIn(text)).toBeNull()
  },
)

test('three days in a row are spanned, two are named', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(daysInWords([0, 1, 2, 4, 5], names)).toBe('a–c, e, f')
})
