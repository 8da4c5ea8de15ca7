import { attemptBackend } from '@/lib/requests/outbox/backend'
import { log } from '@/lib/telemetry/log'
import { newRequest } from './builders'

Object.assign(process.env, {
  SITE_URL: 'https://clinic.example',
  REQUEST_COMMENT_FIELD: 'comment',
  REQUEST_ATTRIBUTION_FIELD: 'source',
})

let bodies: unknown[] = []
const transport = {
  origin: 'http://backend.example',
  fetch: async (request: Request) => {
    bodies.push(await request.json())
    return new Response(null, { status: 201 })
  },
}

beforeEach(() => {
  bodies = []
})

test('the request before is named', async () => {
  const request = newRequest({ meta: { earlier: 'key-of-the-first' } })
  await attemptBackend({ ...request, createdAt: 0 }, transport)
  expect(bodies).toEqual([{ ...request.payload, comment: 'Прежняя заявка: key-of-the-first' }])
})

test('a page of HTML with 200 counts as accepted, and is warned of', async () => {
  const warn = jest.spyOn(log, 'warn')
  const request = { ...newRequest({ meta: {} }), createdAt: 0 }
  const page = new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })
  const outcome = await attemptBackend(request, { ...transport, fetch: async () => page })
  expect(outcome.verdict).toBe('delivered')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(request.key))
  await attemptBackend(request, transport)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('day and page are sent to the backend in its comment field', async () => {
  const request = newRequest({ meta: { page: '/contacts', preferredDay: '2026-12-04' } })
  await attemptBackend({ ...request, createdAt: 0 }, transport)
  await attemptBackend({ ...request, meta: {}, createdAt: 0 }, transport)
  const comment =
    'Удобный день: пятница, 4 декабря 2026 г.; Страница: https://clinic.example/contacts'
  expect(bodies).toEqual([{ ...request.payload, comment }, request.payload])
})

test('the source of the visit is sent in its own field', async () => {
  const last = { utm_source: 'google', page: '/contacts', at: 5 }
  const attribution = { first: last, last, clientId: '169' }
  const request = newRequest({ meta: { attribution } })
  await attemptBackend({ ...request, createdAt: 0 }, transport)
  expect(bodies).toEqual([{ ...request.payload, source: attribution }])
})
