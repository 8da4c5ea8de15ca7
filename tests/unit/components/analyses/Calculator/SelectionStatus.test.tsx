/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { SelectionStatus } from '@/components/analyses/Calculator/SelectionStatus'
import type { Also } from '@/lib/calculator/also'
import ru from '@/messages/ru.json'

const status = '{count} for {total}'
const labels = {
  status,
  statusWithBlood: `${status}, blood {price}`,
  all: { status: `${status}, all`, statusWithBlood: '' },
  price: ru.price,
  full: 'no room in {max} for {names}',
}
const selection = (
  count: number,
  total: number,
  bloodDrawing = 0,
  analyses = count,
  excess: readonly Also[] = [],
) => (
  <SelectionStatus
    state={{
      excess,
      summary: {
        ...{ count, analyses, total, bloodDrawing },
        ...{ isLowest: false, unpriced: 0, byAppointment: false },
      },
    }}
    labels={labels}
  />
)
/** Once the focus has been read. */
const said = () => {
  act(() => jest.advanceTimersByTime(400))
  return screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the sum is said after each change, and nothing of a selection that comes with the page', () => {
  const { rerender } = render(selection(1, 500))
  expect(said()).toBe('')
  rerender(selection(2, 1950, 1000))
  // A dialog closes with the change, and the focus is read first.
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(said()).toBe('2 for 1 950 ₸, blood 1 000 ₸')
  rerender(selection(1, 500))
  expect(said()).toBe('1 for 500 ₸')
  rerender(selection(2, 9500, 0, 1))
  expect(said()).toBe('2 for 9 500 ₸, all')
  rerender(selection(2, 9500, 0, 1, [{ text: 'ЭКГ', sold: 's1', choices: [] }]))
  expect(said()).toBe('2 for 9 500 ₸, all no room in 30 for ЭКГ')
})
