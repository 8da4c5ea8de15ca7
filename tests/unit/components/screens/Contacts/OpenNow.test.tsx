/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { OpenNow } from '@/components/screens/Contacts/OpenNow.island'

const labels = {
  open: 'open until {time}',
  always: 'always open',
  opensToday: 'opens today at {time}',
  opensTomorrow: 'opens tomorrow at {time}',
  opensLater: 'opens on {day} at {time}',
  closed: 'closed',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
}
/** Closed at weekends; 3 November 2026 is a Tuesday. */
const week = Array.from({ length: 7 }, (_, day) =>
  day < 5 ? [{ opens: '8:00', closes: '20:00' }] : [],
)
const line = <OpenNow hours={{ week, special: [] }} labels={labels} />

const almaty = (time: string) => new Date(`2026-11-03T${time}+05:00`)

beforeEach(() => {
  jest.useFakeTimers({ now: almaty('19:58:00') })
})

afterEach(() => {
  jest.useRealTimers()
})

test('the status changes with the time during a night', () => {
  render(line)
  expect(screen.getByText('open until 20:00')).toBeTruthy()
  act(() => jest.advanceTimersByTime(2 * 60_000))
  expect(screen.getByText('opens tomorrow at 8:00')).toBeTruthy()
  act(() => jest.advanceTimersByTime(4 * 60 * 60_000))
  expect(screen.getByText('opens today at 8:00')).toBeTruthy()
  act(() => jest.advanceTimersByTime(8 * 60 * 60_000))
  expect(screen.getByText('open until 20:00')).toBeTruthy()
})

test('a later day is named', () => {
  jest.setSystemTime(new Date('2026-11-06T20:00:00+05:00'))
  render(line)
  expect(screen.getByText('opens on 9 Nov at 8:00')).toBeTruthy()
})

test('it is updated when a suspended page is shown again', () => {
  render(line)
  jest.setSystemTime(almaty('21:00:00'))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByText('opens tomorrow at 8:00')).toBeTruthy()
})

test('the server renders no status, and hydration matches', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(line)
  expect(container.textContent).toBe('')
  const complaints: unknown[] = []
  act(() => {
    hydrateRoot(container, line, { onRecoverableError: error => complaints.push(error) })
  })
  expect(complaints).toEqual([])
  expect(container.textContent).toBe('open until 20:00')
})
