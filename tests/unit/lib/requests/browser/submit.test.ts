/** @jest-environment jsdom */
import { listen } from '@/lib/requests/browser/events'
import { newKey } from '@/lib/requests/browser/key'
import { pending } from '@/lib/requests/browser/outbox'
import type { OutgoingRequest } from '@/lib/requests/browser/send'
import { resend, submit } from '@/lib/requests/browser/submit'
import { STORAGE_KEY } from '@/lib/requests/browser/waiting'
import { network, offline } from './network'
import { outgoing } from './outgoing'

const told = jest.fn()
const goals = () => told.mock.calls

beforeEach(() => {
  localStorage.clear()
  listen(told)
  Object.assign(window, { call_tracking: { sessionId: 's-1' } })
})

test('an accepted request is not stored, and reaches the goal once', async () => {
  const calls = network(201)
  expect(await submit(outgoing())).toBe('accepted')
  expect(calls[0]?.headers.SessionId).toBe('s-1')
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  expect(goals()).toEqual([['form_submit', { kind: 'doctors' }]])
})

test('a request is stored before it is sent', async () => {
  let respond: (status: number) => void = () => undefined
  const calls = network(
    new Promise(resolve => {
      respond = resolve
    }),
  )
  const request = outgoing()
  const done = submit(request)
  expect(pending()).toMatchObject([{ key: request.key }])
  await resend(jest.fn())
  expect(calls).toHaveLength(1)
  respond(201)
  expect(await done).toBe('accepted')
  expect(goals()).toHaveLength(1)
})

test('a rejected request is dropped without a goal', async () => {
  network(422)
  expect(await submit(outgoing())).toBe('rejected')
  expect(pending()).toEqual([])
  expect(told).not.toHaveBeenCalled()
})

test('a request that waited is sent without a day that is refused by then', async () => {
  const refused = {
    status: 422,
    type: 'application/json',
    body: '{"error":"invalid","field":"meta.preferredDay"}',
  }
  const calls = network(offline(), offline(), refused, 201)
  const request = outgoing()
  const meta = { ...request.body.meta, preferredDay: '2026-11-30' }
  await submit({ ...request, body: { ...request.body, meta } })
  const onEnd = jest.fn()
  await resend(onEnd)
  expect(calls.map(({ body }) => (body.meta as typeof meta).preferredDay)).toEqual([
    ...['2026-11-30', '2026-11-30', '2026-11-30'],
    undefined,
  ])
  expect(onEnd.mock.calls).toEqual([['sentLater']])
})

test('with an unreachable server the request stays stored, without a goal until it is sent', async () => {
  const calls = network(offline(), offline(), 503, 201)
  const request = outgoing()
  expect(await submit(request)).toBe('saved')
  const onAccepted = jest.fn()
  await resend(onAccepted)
  expect(told).not.toHaveBeenCalled()
  expect(onAccepted).not.toHaveBeenCalled()
  await resend(onAccepted)
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(Array(4).fill(request.key))
  expect(onAccepted).toHaveBeenCalledTimes(1)
  expect(goals()).toHaveLength(1)
  await resend(onAccepted)
  expect(calls).toHaveLength(4)
})

test('the same request submitted again keeps its key; another one has its own', async () => {
  const calls = network(503, 503, 201)
  const first = outgoing()
  await submit(first)
  await submit(outgoing({ body: first.body }))
  expect(pending()).toHaveLength(1)
  const other = outgoing()
  await submit(other)
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual([
    first.key,
    first.key,
    other.key,
  ])
})

test('a saved request is not replaced by another one under its key', async () => {
  network(503)
  const first = outgoing()
  await submit(first)
  await submit(outgoing({ key: first.key }))
  expect(pending()).toHaveLength(2)
  expect(pending()[0]).toMatchObject(first)
})

test('a saved request that another tab has written over is saved once more', async () => {
  let fail: (error: Error) => void = () => undefined
  network(
    new Promise((_, reject) => {
      fail = reject
    }),
    offline(),
  )
  const request = outgoing()
  const done = submit(request)
  localStorage.setItem(STORAGE_KEY, '[]')
  fail(offline())
  expect(await done).toBe('saved')
  expect(pending()).toMatchObject([request])
})

test('reports when the request could only be kept in the page', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  network(offline())
  expect(await submit(outgoing())).toBe('unsaved')
  full.mockRestore()
})

test.each([
  ['/api/application-feedback', { type: 'partner' }, {}, 'partner'],
  ['/api/request-promotions', { promotion_id: 3 }, {}, 'promotion'],
  ['/api/request-promotions', { promotion_id: 3 }, { kind: 'posts' }, 'posts'],
] as const)('the goal of %s with %j and %j is of the kind %s', async (path, about, more, kind) => {
  network(201)
  const { body } = outgoing()
  const { name, phone, meta } = body
  const request = { path, body: { ...about, name, phone, meta: { ...meta, ...more } } }
  await submit(outgoing(request as Partial<OutgoingRequest>))
  expect(goals()).toEqual([['form_submit', { kind }]])
})

test('never sends visitor data to the counter', async () => {
  network(201)
  const request = outgoing()
  await submit(request)
  const all = JSON.stringify(told.mock.calls)
  expect(all).not.toContain(request.body.name)
  expect(all).not.toContain(request.body.phone)
})

test('keys are UUIDs of version 4, with and without randomUUID', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
  expect(newKey()).toMatch(uuid)
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  expect(newKey()).toMatch(uuid)
  expect(newKey()).not.toBe(newKey())
  if (own) Object.defineProperty(crypto, 'randomUUID', own)
  else Reflect.deleteProperty(crypto, 'randomUUID')
})
