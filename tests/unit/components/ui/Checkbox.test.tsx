/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'

test('is checked by its label and by the space key', async () => {
  render(<Checkbox name="consent">I agree</Checkbox>)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  await userEvent.click(screen.getByText('I agree'))
  expect(box).toBeChecked()
  await userEvent.keyboard(' ')
  expect(box).not.toBeChecked()
})

test('its error is its description', () => {
  render(
    <Checkbox id="consent" error="Tick the box">
      I agree
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Tick the box')
})
