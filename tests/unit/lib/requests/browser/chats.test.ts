/** @jest-environment jsdom */
import { visitKey } from '@/lib/requests/browser/attribution'
import { followChats } from '@/lib/requests/browser/chats'
import { chatCodesIn } from '@/lib/requests/written-codes'

const sent = jest.fn((_: string, __: string) => true)
beforeAll(() => {
  // jsdom has no beacons and no random values.
  Object.assign(navigator, { sendBeacon: sent })
  Object.defineProperty(window, 'crypto', {
    value: { getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => at * 41) },
  })
  followChats('Номер обращения: {code}')
})

function press(text: string): string {
  document.body.innerHTML = `<a href="https://wa.me/77010000000?text=${encodeURIComponent(text)}"><b>WhatsApp</b></a>`
  document.addEventListener('click', event => event.preventDefault(), { once: true })
  document.querySelector('b')?.click()
  return document.querySelector('a')?.href ?? ''
}

const visit = (last: object) =>
  localStorage.setItem(visitKey, JSON.stringify({ first: last, last, seen: 0 }))

test('a message ends with the code that the site is told with the source, once (B1032)', () => {
  visit({ page: '/' })
  expect(press('Здравствуйте!')).not.toContain('W-')
  expect(sent).not.toHaveBeenCalled()

  visit({ utm_source: 'instagram', fbclid: 'f1', page: '/' })
  const href = press('Здравствуйте! Сколько стоит?')
  const text = new URL(href).searchParams.get('text') ?? ''
  const [code = ''] = chatCodesIn(text)
  expect(text).toBe(`Здравствуйте! Сколько стоит?\n\nНомер обращения: ${code}`)
  expect(href).not.toContain('+')
  const [address, body = ''] = sent.mock.calls[0] ?? []
  expect(address).toBe('/api/chats')
  expect(JSON.parse(body)).toMatchObject({
    code,
    attribution: { last: { utm_source: 'instagram', fbclid: 'f1' } },
  })
  expect(press(text)).toBe(`https://wa.me/77010000000?text=${encodeURIComponent(text)}`)
  expect(sent).toHaveBeenCalledTimes(1)
})
