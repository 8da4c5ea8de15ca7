/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@/components/ui/Button/Button'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { Site } from '../support/site'

test('is of type button, so that it does not submit', async () => {
  const onClick = jest.fn()
  render(<Button onClick={onClick}>Send</Button>)
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('type', 'button')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([
  '/services/top',
  '/documents/licence.pdf',
  'tel:+77990000101',
  'https://clinic.example/a',
])('links to %s', href => {
  render(<Button href={href}>Go</Button>, { wrapper: Site })
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href)
})

test('passes the attributes of a link on', () => {
  render(
    <Button href="/documents/licence.pdf" download target="_blank" className="own">
      File
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'File' })
  expect(link).toHaveAttribute('download')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveClass('button', 'primary', 'm', 'own')
})

test('has aria-busy while loading, and stays focusable', async () => {
  render(<Button loading>Sending</Button>)
  const button = screen.getByRole('button', { name: 'Sending' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('has no state attributes by default', () => {
  render(<Button>Send</Button>)
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
})

test('exports its class names for other elements', () => {
  expect(buttonClassName({ variant: 'light', size: 'l', wide: true }, 'own')).toBe(
    'button light l wide own',
  )
})
