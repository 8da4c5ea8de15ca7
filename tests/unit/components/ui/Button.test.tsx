/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, buttonClassName } from '@/components/ui/Button/Button'
import { Site } from '../support/router'

test('is a button that submits nothing by accident', async () => {
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
])('leads to %s as a link', href => {
  render(<Button href={href}>Go</Button>, { wrapper: Site })
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href)
})

test('keeps what a link needs besides its look', () => {
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

test('is announced as busy while loading, and stays focusable', async () => {
  render(<Button loading>Sending</Button>)
  const button = screen.getByRole('button', { name: 'Sending' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('carries no state attributes at rest', () => {
  render(<Button>Send</Button>)
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
})

test('gives its class names to other elements', () => {
  expect(buttonClassName({ variant: 'light', size: 'l', wide: true }, 'own')).toBe(
    'button light l wide own',
  )
})
