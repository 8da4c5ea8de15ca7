/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { type DayWish, WeekSelector } from '@/components/doctors/WeekSelector'
import { doctor } from '@/tests/support/doctors'
import { labels } from './labels'

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-18T20:00:00Z') }))
afterEach(() => jest.useRealTimers())

const anyDay = doctor(1)

let wished: DayWish | null = null

function Week({ of = anyDay }) {
  const [wish, setWish] = useState<DayWish | null>(null)
  wished = wish
  return <WeekSelector doctor={of} labels={labels.week} wish={wish} onChange={setWish} />
}

const days = () =>
  screen.getAllByRole('button').filter(button => !button.hasAttribute('aria-label'))
const day = (name: string) => screen.getByRole('button', { name })

test('shows the current week of Almaty, Monday first', () => {
  render(<Week />)
  expect(days().map(button => button.textContent?.trim())).toEqual([
    'Mo 16 Nov, Monday',
    'Tu 17 Nov, Tuesday',
    'We 18 Nov, Wednesday',
    'Th 19 Nov, Thursday today',
    'Fr 20 Nov, Friday',
    'Sa 21 Nov, Saturday',
    'Su 22 Nov, Sunday',
  ])
  expect(screen.getByText('16–22 Nov')).toBeInTheDocument()
})

test('in a list its group names the doctor', () => {
  render(
    <WeekSelector
      doctor={anyDay}
      labels={labels.week}
      name="Ахметова"
      wish={null}
      onChange={() => {}}
    />,
  )
  expect(screen.getByRole('group')).toHaveAccessibleName(`${labels.week.label} — Ахметова`)
})

test('today is labelled, and earlier days cannot be chosen', () => {
  render(<Week />)
  const today = day('Th 19 Nov, Thursday today')
  expect(today).toHaveAttribute('aria-current', 'date')
  expect(today).toHaveTextContent('today')
  expect(screen.getAllByText('today')).toHaveLength(1)
  expect(days().map(button => (button as HTMLButtonElement).disabled)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('the arrows lead to other weeks, which may span two months', () => {
  render(<Week />)
  // Nothing is said of a week that has just come with its card.
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fireEvent.click(day('next'))
  fireEvent.click(day('next'))
  expect(screen.getByRole('status')).toHaveTextContent('30 Nov – 6 Dec')
  expect(screen.queryByText('today')).not.toBeInTheDocument()
  for (const _ of [1, 2, 3]) fireEvent.click(day('previous'))
  expect(screen.getByRole('status')).toHaveTextContent('9–15 Nov')
  expect(days().every(button => (button as HTMLButtonElement).disabled)).toBe(true)
})

test('a second press deselects the day', () => {
  render(<Week />)
  expect(screen.getByText('preferred day')).toBeInTheDocument()
  fireEvent.click(day('Sa 21 Nov, Saturday'))
  expect(wished).toEqual({ day: '2026-11-21', text: 'sa, 21 Nov' })
  expect(day('Sa 21 Nov, Saturday')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('a wish')).toBeInTheDocument()
  fireEvent.click(day('Sa 21 Nov, Saturday'))
  expect(wished).toBeNull()
})

test('a page that was left open overnight shows the new day', () => {
  render(<Week />)
  jest.setSystemTime(new Date('2026-11-22T19:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('23–29 Nov')).toBeInTheDocument()
  expect(day('Mo 23 Nov, Monday today')).toHaveAttribute('aria-current', 'date')
})

test('the server renders no day, as cached pages are older than today', () => {
  expect(renderToString(<Week />)).toBe('')
})

test.each([
  [
    'a Sunday before the clinic closes',
    '2026-11-22T14:59:00Z',
    '16–22 Nov',
    'Su 22 Nov, Sunday today',
  ],
  ['a Sunday evening', '2026-11-22T15:00:00Z', '23–29 Nov', 'Mo 23 Nov, Monday'],
])('on %s it opens on the first week with days left', (_, now, range, first) => {
  jest.setSystemTime(new Date(now))
  render(<Week />)
  expect(screen.getByText(range)).toBeInTheDocument()
  expect(days().find(button => !button.hasAttribute('disabled'))).toBe(day(first))
})

test('days on which the clinic is closed cannot be chosen, nor is the week of them shown first', () => {
  const open = [{ opens: '8:00', closes: '20:00' }]
  // Closed at weekends and on Friday the 20th; it is Thursday evening.
  jest.setSystemTime(new Date('2026-11-19T20:00:00+05:00'))
  const hours = {
    week: [open, open, open, open, open, [], []],
    special: [{ from: '2026-11-20', until: '2026-11-20', hours: [], reason: '' }],
  }
  render(
    <WeekSelector
      doctor={anyDay}
      labels={{ ...labels.week, hours }}
      wish={null}
      onChange={() => {}}
    />,
  )
  expect(screen.getByText('23–29 Nov')).toBeInTheDocument()
  expect(days().map(button => (button as HTMLButtonElement).disabled)).toEqual([
    ...[false, false, false, false, false],
    ...[true, true],
  ])
})

test('of a doctor with days those alone can be chosen, with their hours; a week of absence is passed over', () => {
  const receives = [
    { days: 'mon, wed', open: ['9:00-14:00'] },
    { days: 'fri', half: 'afternoon' },
  ]
  const away = [{ from: '2026-11-16', until: '2026-11-23' }]
  render(<Week of={doctor(1, { receives, away })} />)
  expect(screen.getByText('23–29 Nov')).toBeInTheDocument()
  expect(days().map(button => (button as HTMLButtonElement).disabled)).toEqual([
    ...[true, true, false, true],
    ...[false, true, true],
  ])
  fireEvent.click(day('We 25 Nov, Wednesday'))
  expect(wished).toEqual({ day: '2026-11-25', text: 'we, 25 Nov, 9:00–14:00' })
  fireEvent.click(day('Fr 27 Nov, Friday'))
  expect(wished).toEqual({ day: '2026-11-27', text: 'fr, 27 Nov, 13:00–20:00' })
})
