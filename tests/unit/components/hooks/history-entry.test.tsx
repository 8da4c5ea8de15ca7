/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { useHistoryEntry } from '@/components/hooks/history-entry'

const doNothing = { open: () => undefined, close: () => undefined }

function Page({ isOpen }: { readonly isOpen: boolean }) {
  useHistoryEntry('overlay', isOpen, doNothing)
  return (
    <main id="place" tabIndex={-1}>
      <button type="button">opener</button>
      {isOpen && <button type="button">inside</button>}
    </main>
  )
}

const wait = (ms: number) => act(() => new Promise(resolve => setTimeout(resolve, ms)))
const button = (name: string) => screen.getByRole('button', { name })

test('what has got the focus while the entry of a closed overlay was being removed keeps it', async () => {
  window.history.replaceState(null, '', '#place')
  const go = window.history.go.bind(window.history)
  window.history.go = steps => void setTimeout(() => go(steps), 100)
  const { rerender } = render(<Page isOpen />)
  await wait(10)
  act(() => button('inside').focus())
  rerender(<Page isOpen={false} />)
  await wait(10)
  act(() => button('opener').focus())
  // As Chromium does where the URL names a place.
  const toPlace = () => screen.getByRole('main').focus()
  window.addEventListener('popstate', toPlace, { once: true })
  await wait(300)
  expect(window.history.state).toBeNull()
  expect(button('opener')).toHaveFocus()
})
