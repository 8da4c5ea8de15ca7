/** @jest-environment jsdom */
import '../../support/browser'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  RequestButton,
  type RequestButtonProps,
} from '@/components/request/RequestDialog/RequestButton'
import { RequestDialogHost } from '@/components/request/RequestDialog/RequestDialogHost.island'
import {
  announce,
  closeRequest,
  isRequestSeen,
  openRequest,
} from '@/components/request/RequestDialog/requestStore'
import { forgetFields } from '@/components/request/RequestDialog/typedFields'
import { listen } from '@/lib/requests/browser/events'
import { pending, save } from '@/lib/requests/browser/outbox'
import type { BrowserMeta } from '@/lib/requests/browser/send'
import { submissionSchemas } from '@/lib/requests/schema'
import { type Call, network, offline } from '../../../lib/requests/browser/network'
import { outgoing } from '../../../lib/requests/browser/outgoing'
import { labels } from './labels'

const told = jest.fn()
const submits = () => told.mock.calls.filter(([name]) => name === 'form_submit')

beforeEach(() => {
  localStorage.clear()
  forgetFields()
  window.history.replaceState(null, '', '/kk/doctors-list/list?utm_source=mail')
  listen(told)
})

afterEach(() => {
  jest.useRealTimers()
  act(() => {
    closeRequest()
    announce(null)
  })
})

const host = (
  <RequestDialogHost
    labels={labels}
    locale="kk"
    consentVersion="2026-01"
    policyHref="/documents/privacy.pdf"
    phone={{ number: '+77990000101', label: '+7 (799) 000-01-01' }}
  />
)

type About = Partial<Pick<RequestButtonProps, 'subject' | 'persistent'>>

function page(about: About = {}) {
  return render(
    <>
      <RequestButton kind="doctors" id={12} href="/request?kind=doctors&id=12" {...about}>
        Записаться
      </RequestButton>
      {host}
    </>,
  )
}

const opener = () => screen.getByRole('link', { name: 'Записаться' })
const dialog = () => screen.queryByRole('dialog')
const nameField = () => screen.getByRole('textbox', { name: labels.name })
const phoneField = () => screen.getByRole('textbox', { name: labels.phone })
const consent = () => screen.getByRole('checkbox')
const sendButton = () => screen.getByRole('button', { name: labels.send })
const statusLine = () => screen.getByRole('status')

async function opened(about?: About) {
  page(about)
  await userEvent.click(opener())
  await waitFor(() => expect(dialog()).toBeVisible())
}

async function fill({ name = 'Айгерим', phone = '7010001122' } = {}) {
  if (name) await put(nameField(), name)
  if (phone) await put(phoneField(), phone)
  await userEvent.click(consent())
}

async function put(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument())

describe('opening', () => {
  test('shows what the request is about, and focuses the name', async () => {
    await opened({ subject: 'Ахметова Айгуль' })
    expect(screen.getByRole('dialog', { name: labels.titles.doctors })).toBeVisible()
    expect(within(screen.getByRole('dialog')).getByText('Ахметова Айгуль')).toBeVisible()
    await waitFor(() => expect(nameField()).toHaveFocus())
    expect(isRequestSeen()).toBe(true)
  })

  test('is described by what it is about and what follows, without an aside', async () => {
    await opened({ subject: 'Ахметова Айгуль' })
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      `Ахметова Айгуль. ${labels.lead}`,
    )
    expect(screen.getByText(labels.payment)).toBeVisible()
  })

  test('a callback promises a call alone, and says nothing of payment', async () => {
    page()
    act(() => void openRequest({ kind: 'mail' }))
    await waitFor(() => expect(dialog()).toBeVisible())
    expect(dialog()).toHaveAccessibleDescription(labels.next)
    expect(screen.queryByText(labels.payment)).not.toBeInTheDocument()
  })

  test('name and phone have autocomplete attributes', async () => {
    await opened()
    expect(nameField()).toHaveAttribute('autocomplete', 'name')
    expect(phoneField()).toHaveAttribute('autocomplete', 'tel')
  })

  test('links the consent to the policy', async () => {
    await opened()
    expect(screen.getByRole('link', { name: /обработку персональных данных/ })).toHaveAttribute(
      'href',
      '/documents/privacy.pdf',
    )
  })

  test.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'a click with %s is left to the link',
    async key => {
      page()
      await userEvent.keyboard(`{${key}>}`)
      const event = new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey: key === 'Control',
        metaKey: key === 'Meta',
        shiftKey: key === 'Shift',
        altKey: key === 'Alt',
      })
      // jsdom cannot navigate: prevent it after the component has decided.
      const decided = new Promise<boolean>(resolve => {
        window.addEventListener(
          'click',
          click => {
            resolve(click.defaultPrevented)
            click.preventDefault()
          },
          { once: true },
        )
      })
      act(() => {
        opener().dispatchEvent(event)
      })
      expect(await decided).toBe(false)
      expect(isRequestSeen()).toBe(false)
    },
  )

  test('links to the plain form, also while no dialog can open', () => {
    render(
      <RequestButton kind="mail" href="/request?kind=mail">
        Записаться
      </RequestButton>,
    )
    expect(opener()).toHaveAttribute('href', '/request?kind=mail')
    expect(openRequest({ kind: 'mail' })).toBe(false)
  })
})

describe('validation', () => {
  test('submit is disabled without the consent', async () => {
    const calls = network(201)
    await opened()
    expect(sendButton()).toBeDisabled()
    await userEvent.type(nameField(), 'Айгерим{Enter}')
    await userEvent.click(consent())
    expect(sendButton()).toBeEnabled()
    await userEvent.click(consent())
    expect(sendButton()).toBeDisabled()
    expect(calls).toHaveLength(0)
  })

  test('empty fields and white space are required errors; nothing is sent', async () => {
    const calls = network(201)
    await opened()
    await fill({ name: '   ', phone: '' })
    await userEvent.click(sendButton())
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Обязательное поле'))
    expect(phoneField()).toHaveAccessibleDescription('Обязательное поле')
    expect(phoneField()).toBeInvalid()
    expect(nameField()).toHaveFocus()
    expect(calls).toHaveLength(0)
  })

  test('an incomplete phone has its own message', async () => {
    const calls = network(201)
    await opened()
    await fill({ phone: '701000112' })
    await userEvent.click(sendButton())
    await waitFor(() => expect(phoneField()).toHaveAccessibleDescription('Не хватает 1 цифры'))
    expect(nameField()).toBeValid()
    expect(phoneField()).toHaveFocus()
    expect(calls).toHaveLength(0)
  })

  test('runs on each submit and not in between', async () => {
    const calls = network(201)
    await opened()
    await fill({ name: '', phone: '701' })
    await userEvent.click(sendButton())
    await waitFor(() => expect(nameField()).toBeInvalid())
    await userEvent.type(nameField(), 'Айгерим')
    expect(screen.getByText(labels.errors.required)).toBeVisible()
    await userEvent.click(sendButton())
    await waitFor(() => expect(screen.queryByText(labels.errors.required)).not.toBeInTheDocument())
    expect(phoneField()).toBeInvalid()
    await userEvent.type(phoneField(), '0001122')
    await userEvent.click(sendButton())
    await gone()
    expect(calls).toHaveLength(1)
  })
})

test('what has been put right is no longer read as wrong, and is once it is spoilt again', async () => {
  network(201)
  await opened()
  await fill({ name: ' ', phone: '701000' })
  await userEvent.click(sendButton())
  await waitFor(() => expect(phoneField()).toHaveAccessibleDescription('Не хватает 4 цифр'))
  await userEvent.type(phoneField(), '112')
  expect(phoneField()).toBeInvalid()
  await userEvent.type(phoneField(), '2')
  expect(phoneField()).toBeValid()
  expect(phoneField()).toHaveAccessibleDescription(labels.phoneHint)
  expect(nameField()).toHaveAccessibleDescription('Обязательное поле')
  await userEvent.type(phoneField(), '{Backspace}')
  expect(phoneField()).toBeInvalid()
  expect(phoneField()).toHaveAccessibleDescription('Не хватает 1 цифры')
})

describe('sending', () => {
  test('submits the unmasked phone, the trimmed name, and the page', async () => {
    const calls = network(201)
    const before = Date.now()
    await opened()
    await fill({ name: '  Айгерим\u200f\u2028 ', phone: '' })
    await userEvent.type(phoneField(), '7010001122')
    await userEvent.click(sendButton())
    await gone()
    expect(calls).toHaveLength(1)
    const { path, headers, body } = calls[0] as Call
    expect(path).toBe('/api/request-doctors')
    expect(headers['Accept-Language']).toBe('kk')
    expect(body).toEqual({
      doctor_id: 12,
      name: 'Айгерим',
      phone: '77010001122',
      meta: {
        page: '/kk/doctors-list/list',
        locale: 'kk',
        layout: 'desktop',
        consentVersion: '2026-01',
        openedAt: expect.any(Number),
        consentAt: expect.any(String),
        sentAt: expect.any(Number),
        attribution: {},
      },
    })
    const { openedAt, consentAt, sentAt } = body.meta as BrowserMeta
    const times = [before, openedAt, Date.parse(consentAt), sentAt, Date.now()]
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    // It passes the server's validation unchanged.
    expect(submissionSchemas['/api/request-doctors'].safeParse(body)).toMatchObject({
      success: true,
    })
  })

  test('reaches the goal once and shows that the request is accepted', async () => {
    network(201)
    await opened()
    await fill()
    await userEvent.click(sendButton())
    await gone()
    await waitFor(() => expect(statusLine()).toHaveTextContent('Заявка принята'))
    expect(told.mock.calls).toEqual([
      ['form_open', { kind: 'doctors' }],
      ['form_submit', { kind: 'doctors' }],
    ])
  })

  test('says the outcome at once, with the focus back at what opened it, and again once the line is closed', async () => {
    network(201)
    await opened()
    await fill()
    let focused = 0
    opener().addEventListener('focus', () => {
      focused = performance.now()
    })
    const heard: unknown[] = []
    const line = document.querySelector('.region') as Element
    const look = new MutationObserver(() => {
      const follows = performance.now() - focused < 300
      heard.push([line.getAttribute('aria-live'), document.activeElement === opener(), follows])
    })
    look.observe(line, { childList: true })
    await userEvent.click(sendButton())
    await gone()
    await waitFor(() => expect(heard).toEqual([['assertive', true, true]]))
    await userEvent.click(within(statusLine()).getByRole('button', { name: labels.close }))
    expect(opener()).toHaveFocus()
  })

  test.each([
    ['an unreachable server', offline(), labels.status.saved],
    ['a broken server', 500, labels.status.saved],
    ['a refusal', 422, `${labels.status.call} +7 (799) 000-01-01`],
  ])('closes after %s, without a goal', async (_, outcome, message) => {
    network(outcome)
    await opened()
    await fill()
    await userEvent.click(sendButton())
    await gone()
    await waitFor(() => expect(statusLine()).toHaveTextContent(message))
    expect(submits()).toEqual([])
  })

  test('shows its pending state, and sends once however often it is submitted', async () => {
    let respond: (status: number) => void = () => undefined
    const calls = network(
      new Promise(resolve => {
        respond = resolve
      }),
    )
    await opened()
    await fill()
    const button = sendButton()
    await userEvent.dblClick(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await userEvent.type(nameField(), '{Enter}')
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveTextContent(labels.sending)
    act(() => respond(201))
    await gone()
    expect(calls).toHaveLength(1)
  })

  test('a late response does not close another request', async () => {
    let respond: (status: number) => void = () => undefined
    network(
      new Promise(resolve => {
        respond = resolve
      }),
    )
    await opened()
    await fill()
    await userEvent.click(sendButton())
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.click(opener())
    await waitFor(() => expect(dialog()).toBeVisible())
    await act(async () => respond(201))
    const said = screen.getAllByText(new RegExp(`^${labels.status.accepted}`))
    expect(said.at(-1)).toBeVisible()
    expect(isRequestSeen()).toBe(true)
  })

  test('each opening has its own idempotency key', async () => {
    const calls = network(201)
    await opened()
    for (const name of ['Айгерим', 'Данияр']) {
      await fill({ name })
      await userEvent.click(sendButton())
      await gone()
      await userEvent.click(opener())
      await waitFor(() => expect(dialog()).toBeVisible())
    }
    const [first, second] = calls.map(({ headers }) => headers['Idempotency-Key'])
    expect(first).not.toBe(second)
  })
})

describe('the status message', () => {
  test('says what follows and when, and stays until it is closed', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    page()
    act(() => announce('accepted'))
    act(() => jest.advanceTimersByTime(10 * 60_000))
    expect(statusLine()).toHaveTextContent(`${labels.status.accepted} ${labels.next}`)
    expect(labels.next).toMatch(/\d:\d\d/)
    await user.click(within(statusLine()).getByRole('button', { name: labels.close }))
    expect(statusLine()).toBeEmptyDOMElement()
    jest.useRealTimers()
  })

  test('of an accepted request names what it is about and the number, also beside the opener', async () => {
    network(201)
    await opened({ subject: 'Ахметова Айгуль' })
    await fill()
    await userEvent.click(sendButton())
    const words = [
      `${labels.status.accepted} Запись к врачу: Ахметова Айгуль.`,
      `Телефон: +7 (701) 000-11-22. ${labels.next}`,
    ].join(' ')
    await waitFor(() => expect(statusLine()).toHaveTextContent(words))
    expect(opener().nextSibling).toHaveTextContent(words)
    await userEvent.click(within(statusLine()).getByRole('button', { name: labels.close }))
    expect(opener().nextSibling).not.toHaveTextContent(labels.status.accepted)
  })

  test('promises no call for a request that the clinic does not have', () => {
    page()
    act(() => announce('saved'))
    expect(statusLine()).not.toHaveTextContent(labels.next)
  })
})

describe('the button of the form', () => {
  test('says why it waits until there is the consent, which is required', async () => {
    await opened()
    expect(consent()).toBeRequired()
    expect(screen.getByText(labels.waits)).toHaveAttribute('data-done', 'false')
    expect(sendButton()).toHaveAccessibleDescription(labels.waits)
    await userEvent.click(screen.getByRole('checkbox'))
    expect(screen.getByText(labels.waits)).toHaveAttribute('data-done', 'true')
  })
})

describe('stored requests', () => {
  test('are sent when a page opens', async () => {
    const calls = network(201)
    save(outgoing())
    page()
    await waitFor(() => expect(statusLine()).toHaveTextContent(labels.status.sentLater))
    expect(statusLine()).toHaveAttribute('aria-live', 'polite')
    expect(calls).toHaveLength(1)
    expect(told).toHaveBeenCalledTimes(1)
    expect(pending()).toEqual([])
  })

  test.each([
    ['the connection is back', () => window.dispatchEvent(new Event('online'))],
    ['the visitor returns', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('are sent when %s', async (_, happen) => {
    const calls = network(503, 201)
    save(outgoing())
    page()
    await waitFor(() => expect(calls).toHaveLength(1))
    await act(async () => happen())
    await waitFor(() => expect(statusLine()).toHaveTextContent(labels.status.sentLater))
    expect(calls).toHaveLength(2)
  })

  test('that will never be accepted are given up with the phone', async () => {
    network(422)
    save(outgoing())
    page()
    await waitFor(() => expect(statusLine()).toHaveTextContent(labels.status.lost))
    expect(within(statusLine()).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    expect(pending()).toEqual([])
  })

  test('are sent after a while on the same page', async () => {
    jest.useFakeTimers()
    const calls = network(503, 201)
    save(outgoing())
    page()
    await act(() => jest.advanceTimersByTimeAsync(29_000))
    expect(calls).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(calls).toHaveLength(2)
    expect(pending()).toEqual([])
    jest.useRealTimers()
  })

  test('are sent though the browser calls itself offline, as that may be wrong', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const calls = network(201)
    save(outgoing())
    page()
    await waitFor(() => expect(calls).toHaveLength(1))
    line.mockRestore()
  })
})
