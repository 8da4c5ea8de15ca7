/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { useAfterPaint } from '@/lib/browser/use-after-paint'

function Shown({ value }: { readonly value: string }) {
  return (
    <p>
      {value}, {useAfterPaint(value)}
    </p>
  )
}

/** Until the next picture, and what waits for it. */
const nextPaint = () =>
  act(async () => {
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 5)))
  })

test('the value follows with the next picture, the last of several', async () => {
  const { rerender } = render(<Shown value="a" />)
  expect(screen.getByText('a, a')).toBeTruthy()
  await nextPaint()
  rerender(<Shown value="b" />)
  expect(screen.getByText('b, a')).toBeTruthy()
  rerender(<Shown value="c" />)
  expect(screen.getByText('c, a')).toBeTruthy()
  await nextPaint()
  expect(screen.getByText('c, c')).toBeTruthy()
})

test('before the first picture a change is taken at once', () => {
  const { rerender } = render(<Shown value="a" />)
  rerender(<Shown value="b" />)
  expect(screen.getByText('b, b')).toBeTruthy()
})
