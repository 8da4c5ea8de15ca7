/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { RequestForm, type RequestFormProps } from '@/components/screens/Request/RequestForm'
import { labels as dialogLabels } from '../../request/RequestDialog/labels'

const labels = {
  ...dialogLabels,
  formErrors: {
    consent: 'Отметьте согласие',
    day: 'not on this day',
    summary: 'Проверьте отмеченные поля',
    unavailable: 'Сейчас не удалось принять заявку',
  },
}

const key = '00000000-0000-4000-8000-000000000001'

function show(change: Partial<RequestFormProps> = {}) {
  const { container } = render(
    <RequestForm
      labels={labels}
      about={{ kind: 'doctors', id: 12 }}
      locale="kk"
      idempotencyKey={key}
      page="/kk/doctors-list/list"
      attribution="{}"
      openedAt={1700000000000}
      consentVersion="2026-01"
      policyHref="/documents/privacy.pdf"
      {...change}
    />,
  )
  const form = container.querySelector('form') as HTMLFormElement
  return { form, submitted: () => Object.fromEntries(new FormData(form)) }
}

const nameField = () => screen.getByRole('textbox', { name: labels.name })
const phoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: labels.phone })

test('submits all fields of a request, without a script', () => {
  const { form, submitted } = show({ values: { name: 'Айгерим', phone: '8 701', consent: true } })
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/api/request-form')
  expect(submitted()).toEqual({
    kind: 'doctors',
    id: '12',
    key,
    page: '/kk/doctors-list/list',
    attribution: '{}',
    locale: 'kk',
    openedAt: '1700000000000',
    consentVersion: '2026-01',
    website: '',
    name: 'Айгерим',
    phone: '8 701',
    consent: 'yes',
  })
})

test('omits the fields that a plain callback does not have', () => {
  const { submitted } = show({ about: { kind: 'mail' } })
  expect(submitted()).toMatchObject({ kind: 'mail' })
  expect(submitted()).not.toHaveProperty('id')
  expect(submitted()).not.toHaveProperty('consent')
})

test('hides the honeypot from users and assistive technology', () => {
  const { form } = show()
  expect(screen.getAllByRole('textbox')).toEqual([nameField(), phoneField()])
  const trap = form.elements.namedItem('website')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
})

test('all three fields have browser validation', () => {
  show()
  expect(nameField()).toBeRequired()
  expect(phoneField()).toBeRequired()
  expect(screen.getByRole('checkbox')).toBeRequired()
})

test('nothing is read as wrong before it was sent', () => {
  show()
  for (const field of [nameField(), phoneField(), screen.getByRole('checkbox')]) {
    expect(field).toHaveAttribute('aria-invalid', 'false')
  }
  expect(nameField()).not.toHaveAccessibleDescription()
})

test.each([
  ['+7 (701) 000-11-22', true],
  ['87010001122', true],
  ['701 000 11 22', true],
  ['701 000 11 2', false],
  ['phone', false],
])('the phone pattern for %s: %s', (text, valid) => {
  show()
  phoneField().value = text
  expect(phoneField().validity.patternMismatch).toBe(!valid)
})

test("shows the server's errors at the fields", () => {
  show({ values: { name: '', phone: '701' }, errors: ['name', 'phone', 'consent'] })
  const summary = screen.getByRole('alert')
  expect(summary).toHaveTextContent(labels.formErrors.summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map(link => document.querySelector(link.getAttribute('href') ?? ''))).toEqual([
    nameField(),
    phoneField(),
    screen.getByRole('checkbox'),
  ])
  expect(links[1]).toHaveTextContent(`${labels.phone}: Не хватает 7 цифр`)
  expect(nameField()).toHaveAccessibleDescription(labels.errors.required)
  expect(phoneField()).toHaveAccessibleDescription('Не хватает 7 цифр')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(labels.formErrors.consent)
})

test('a server failure is not shown as an input error', () => {
  show({ values: { name: 'Айгерим', phone: '7010001122' }, errors: ['unavailable'] })
  expect(screen.getByRole('alert')).toHaveTextContent(labels.formErrors.unavailable)
  expect(nameField()).toBeValid()
})
