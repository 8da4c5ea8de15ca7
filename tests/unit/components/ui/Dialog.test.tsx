/** @jest-environment jsdom */
import '../support/browser'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog, type DialogProps, PULSE_MS } from '@/components/ui/Dialog/Dialog.island'

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={event => {
          setOpener(event.currentTarget)
          setOpen(true)
        }}
      >
        Open
      </button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        title="Callback"
        closeLabel="Close"
        opener={opener}
      >
        <input aria-label="First" />
        <input aria-label="Last" />
      </Dialog>
    </>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: 'Callback' })
const panel = () => screen.getByRole('heading', { name: 'Callback' }).closest('.panel')
/** The backdrop. */
const ground = () => dialog() as Element

async function opened(props: Partial<DialogProps> = {}) {
  render(<Example {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(dialog()).toBeVisible())
}

const ways: readonly [string, () => Promise<unknown>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(ground())],
]

test.each([
  ...ways,
  ['the X button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
] as typeof ways)('%s closes it and restores focus', async (_, close) => {
  await opened()
  await close()
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test.each(ways)('%s makes a persistent one pulse, and keeps the focus', async (_, press) => {
  await opened({ persistent: true })
  const field = screen.getByLabelText('Last')
  await userEvent.click(field)
  jest.useFakeTimers({ advanceTimers: true })
  await press()
  expect(panel()).toHaveAttribute('data-pulsing')
  expect(field).toHaveFocus()
  await act(() => jest.advanceTimersByTimeAsync(PULSE_MS + 20))
  jest.useRealTimers()
  expect(panel()).not.toHaveAttribute('data-pulsing')
  expect(dialog()).toBeVisible()
})

test('the close button closes a persistent one', async () => {
  await opened({ persistent: true })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

test('a click on the card does not close it', async () => {
  await opened()
  await userEvent.click(screen.getByText('Callback'))
  expect(dialog()).toBeVisible()
})

test('has the given width', async () => {
  await opened({ size: 'narrow' })
  expect(panel()).toHaveClass('narrow')
})
