/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'

test.each([
  ['Check-up for men', ['Check-up']],
  ['A long-standing-compound, a check-up', ['check-up']],
  ['No compound - only a dash', []],
])('%s: short compounds do not break, the text is unchanged', (text, kept) => {
  const { container } = render(<KeepHyphens text={text} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map(span => span.textContent)).toEqual(kept)
})
