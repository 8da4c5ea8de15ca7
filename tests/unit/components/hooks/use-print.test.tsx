/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { PrintButton } from '@/components/screens/PriceList/PrintButton.island'

const labels = { print: 'Print', printElsewhere: 'Open it in a browser' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Presses the button in a browser whose `print` does this. */
function pressIn(print: () => void): string | null {
  window.print = print
  render(<PrintButton className={undefined} locale="ru" labels={labels} />)
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  act(() => jest.advanceTimersByTime(1000))
  return screen.getByRole('status').textContent
}

test('where the dialog opens, nothing is said', () => {
  expect(pressIn(() => dispatchEvent(new Event('beforeprint')))).toBe('')
})

test('where it opens after the call has returned, nothing is said', () => {
  expect(pressIn(() => setTimeout(() => dispatchEvent(new Event('beforeprint')), 500))).toBe('')
})

test('what is folded is unfolded on paper, whoever prints', () => {
  render(
    <main>
      <details>
        <summary>Rules</summary>
        All of them
      </details>
      <PrintButton className={undefined} locale="ru" labels={labels} />
    </main>,
  )
  expect(screen.getByText('All of them')).not.toBeVisible()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('All of them')).toBeVisible()
})

test('where nothing happens, the page says what to do instead', () => {
  expect(pressIn(() => undefined)).toBe('Open it in a browser')
})
