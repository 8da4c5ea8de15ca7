/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { OpenNow } from '@/components/screens/Contacts/OpenNow.island'

const labels = { open: 'open', opensToday: 'opens today', opensTomorrow: 'opens tomorrow' }
const line = <OpenNow hours={{ opens: '08:00', closes: '20:00' }} labels={labels} />

const almaty = (time: string) => new Date(`2026-11-03T${time}+05:00`)

beforeEach(() => {
  jest.useFakeTimers({ now: almaty('19:58:00') })
})

afterEach(() => {
  jest.useRealTimers()
})

test('the status changes with the time during a night', () => {
  render(line)
  expect(screen.getByText('open')).toBeTruthy()
  act(() => jest.advanceTimersByTime(2 * 60_000))
  expect(screen.getByText('opens tomorrow')).toBeTruthy()
  act(() => jest.advanceTimersByTime(4 * 60 * 60_000))
  expect(screen.getByText('opens today')).toBeTruthy()
  act(() => jest.advanceTimersByTime(8 * 60 * 60_000))
  expect(screen.getByText('open')).toBeTruthy()
})

test('it is updated when a suspended page is shown again', () => {
  render(line)
  jest.setSystemTime(almaty('21:00:00'))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByText('opens tomorrow')).toBeTruthy()
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
  expect(container.textContent).toBe('open')
})
