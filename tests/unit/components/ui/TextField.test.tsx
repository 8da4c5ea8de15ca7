/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '@/components/ui/TextField/TextField.island'
import { readPhone } from '@/lib/requests/phone'

type Props = Partial<Omit<TextFieldProps, 'value'>> & { readonly initial?: string }

/** The field with the state of its owner; the owner's value is shown beside it. */
function Owned({ initial = '', label = 'Name', onChange, ...props }: Props) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return (
    <>
      <TextField {...props} label={label} value={value} onChange={change} />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name')
const held = () => screen.getByRole('status').textContent
const read = () => readPhone(held())
/** The label is always in the DOM; its class decides whether it is visible. */
const labelIsSeen = () => screen.getByText('Name').matches('.caption')

describe('value', () => {
  test('is the typed text', async () => {
    render(<Owned />)
    await userEvent.type(field(), 'Aigerim')
    expect(field()).toHaveValue('Aigerim')
    expect(held()).toBe('Aigerim')
  })

  test('has at most 500 characters', () => {
    render(<Owned />)
    expect(field()).toHaveAttribute('maxlength', '500')
  })

  test('has at most maxLength characters', async () => {
    render(<Owned maxLength={3} />)
    await userEvent.type(field(), 'abcdef')
    expect(held()).toBe('abc')
  })

  test('cannot be changed while disabled or read-only', async () => {
    const { rerender } = render(<Owned initial="a" disabled />)
    await userEvent.type(field(), 'b')
    expect(field()).toBeDisabled()
    rerender(<Owned initial="a" readOnly />)
    await userEvent.type(field(), 'b')
    expect(field()).toHaveAttribute('readonly')
    expect(held()).toBe('a')
  })
})

describe('label', () => {
  test('names the field for assistive technology in every state', () => {
    render(<Owned placeholder="Your name" error errors={['Wrong']} disabled />)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute(
      'placeholder',
      'Your name',
    )
  })

  test('is visible once there is a value', async () => {
    render(<Owned />)
    expect(labelIsSeen()).toBe(false)
    await userEvent.type(field(), 'A')
    expect(labelIsSeen()).toBe(true)
  })

  test('is visible in an empty field on demand', () => {
    render(<Owned alwaysShowLabel />)
    expect(labelIsSeen()).toBe(true)
  })

  test('is replaced by the first error', () => {
    render(<Owned initial="A" error errors={['First', 'Second']} />)
    expect(labelIsSeen()).toBe(false)
    expect(screen.getByText('First')).toHaveClass('caption')
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
  })
})

describe('error', () => {
  test('is the description of the field', () => {
    render(<Owned error errors={['Required']} />)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Required')
  })

  test('may have no message', () => {
    render(<Owned initial="A" error />)
    expect(field()).toBeInvalid()
    expect(labelIsSeen()).toBe(true)
  })

  test('messages without the error flag are not shown', () => {
    render(<Owned errors={['Required']} />)
    expect(field()).toBeValid()
    expect(screen.queryByText('Required')).not.toBeInTheDocument()
  })
})

test('a small field has the small class', () => {
  const { container } = render(<Owned size="small" />)
  expect(container.firstChild).toHaveClass('small')
})

test('a password can be shown and hidden again', async () => {
  const toggleLabels = { show: 'Show password', hide: 'Hide password' }
  render(<Owned type="password" initial="secret" toggleLabels={toggleLabels} />)
  expect(field()).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field()).toHaveAttribute('type', 'text')
  expect(field()).toHaveValue('secret')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field()).toHaveAttribute('type', 'password')
})

describe('phone mask', () => {
  const show = (props: Props = {}) => render(<Owned mask="phone" {...props} />)

  test.each([
    ['as it is dialled', '7010001122'],
    ['with letters and signs in between', '701 abc 000-11/22'],
    ['after a trunk 8', '87010001122'],
    ['after a plus and the country code', '+77010001122'],
  ])('accepts a number %s', async (_, typed) => {
    show()
    await userEvent.type(field(), typed)
    expect(field()).toHaveValue('+7 (701) 000-11-22')
    expect(read()).toEqual({ number: '77010001122' })
  })

  test.each([
    ['70100011229', '+7 (701) 000-11-229', 'wrong'],
    ['+7 701 000 11 22 345', '+7 (701) 000-11-22345', 'wrong'],
    ['998901234567', '+7 (998) 901-23-4567', 'foreign'],
    ['+998 90 123 45 67', '+998 90 123 45 67', 'foreign'],
    ['+49 1512 3456789', '+49 1512 3456789', 'foreign'],
    ['00998 90 123 45 67', '00998 90 123 45 67', 'foreign'],
    ['+375 29 123 45 67', '+375 29 123 45 67', 'foreign'],
  ])('nothing of %s is cut, typed or pasted', async (text, shown, problem) => {
    for (const enter of [userEvent.paste, (typed: string) => userEvent.type(field(), typed)]) {
      const { unmount } = show()
      await userEvent.click(field())
      await enter(text)
      expect(field()).toHaveValue(shown)
      expect(read()).toEqual({ problem })
      unmount()
    }
  })

  test('a text with a number in it is read as the number, one without is shown as it is', async () => {
    for (const [text, shown] of [
      ['+7 701 123 45 67 доб. 12', '+7 (701) 123-45-67'],
      ['8-701-123-45-67, 8-702-765-43-21', '+7 (701) 123-45-67'],
      ['8-701-123-45-6 доб. 7', '8-701-123-45-6 доб. 7'],
    ] as const) {
      const { unmount } = show()
      await userEvent.click(field())
      await userEvent.paste(text)
      expect(field()).toHaveValue(shown)
      unmount()
    }
  })

  test('what is shown as it is can be corrected by hand', async () => {
    show()
    await userEvent.click(field())
    await userEvent.paste('8-701-123-45-6 доб.')
    await userEvent.type(field(), '7', { initialSelectionStart: 14, initialSelectionEnd: 19 })
    expect(field()).toHaveValue('+7 (701) 123-45-67')
  })

  test.each([
    '7771234567',
    '77771234567',
    '87771234567',
    '8 (777) 123-45-67',
    '+77771234567',
    '+7 777 123 45 67',
  ])(
    'typed key by key, %s is displayed as +7 (777) 123-45-67, and valid for the server',
    async typed => {
      show()
      await userEvent.type(field(), typed)
      expect(field()).toHaveValue('+7 (777) 123-45-67')
      expect(read()).toEqual(readPhone(typed))
    },
  )

  test.each(['77771234567', '87771234567', '+7 777 123 45 67', '7771234567'])(
    'pasting %s works at any caret position',
    async text => {
      for (const caret of [0, 1, 2, 4, 6, 10]) {
        const { unmount } = show({ initial: '77' })
        await userEvent.click(field())
        field().setSelectionRange(caret, caret)
        await userEvent.paste(text)
        expect(field()).toHaveValue('+7 (777) 123-45-67')
        unmount()
      }
    },
  )

  test('a missing digit may be inserted later', async () => {
    show()
    await userEvent.type(field(), '7777234567')
    expect(field()).toHaveValue('+7 (777) 723-45-67')
    await userEvent.type(field(), '1', { initialSelectionStart: 10, initialSelectionEnd: 10 })
    expect(field()).toHaveValue('+7 (777) 123-45-67')
  })

  test('typing continues after a pasted part', async () => {
    for (const part of ['+7777', '8777', '7777']) {
      const { unmount } = show()
      await userEvent.click(field())
      await userEvent.paste(part)
      await userEvent.type(field(), '1234567')
      expect(field()).toHaveValue('+7 (777) 123-45-67')
      unmount()
    }
  })

  test.each([
    '+7 701 000 11 22',
    '+7 (701) 000-11-22',
    '8 (701) 000-11-22',
    '77010001122',
    '7010001122',
  ])('accepts %s from the clipboard', async text => {
    show()
    await userEvent.click(field())
    await userEvent.paste(text)
    expect(read()).toEqual({ number: '77010001122' })
  })

  test('accepts autofill, replacing existing input', () => {
    show({ initial: '777' })
    fireEvent.change(field(), { target: { value: '+77010001122' } })
    expect(read()).toEqual({ number: '77010001122' })
  })

  test('accepts a number pasted over another one', async () => {
    show({ initial: '7770001122' })
    await userEvent.tripleClick(field())
    await userEvent.paste('+7 701 000 11 22')
    expect(field()).toHaveValue('+7 (701) 000-11-22')
  })

  test('deleting removes digits one by one until it is empty', async () => {
    show({ initial: '701' })
    expect(field()).toHaveValue('+7 (701')
    await userEvent.type(field(), '{Backspace}')
    expect(held()).toBe('70')
    await userEvent.type(field(), '{Backspace}{Backspace}')
    expect(field()).toHaveValue('')
    expect(held()).toBe('')
  })

  test('shows and hides the label by its digits', async () => {
    show()
    expect(labelIsSeen()).toBe(false)
    await userEvent.type(field(), '7')
    expect(labelIsSeen()).toBe(true)
  })

  test('has inputmode tel', () => {
    show({ required: true })
    expect(field()).toHaveAttribute('type', 'tel')
    expect(field()).toHaveAttribute('inputmode', 'tel')
    expect(field()).toHaveAttribute('autocomplete', 'tel')
    expect(field()).toBeRequired()
  })

  test('can be disabled, read-only and invalid', () => {
    show({ initial: '701', disabled: true, readOnly: true, error: true, errors: ['Wrong'] })
    expect(field()).toBeDisabled()
    expect(field()).toHaveAttribute('readonly')
    expect(field()).toHaveAccessibleDescription('Wrong')
  })
})
