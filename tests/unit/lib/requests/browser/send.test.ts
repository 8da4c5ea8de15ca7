/** @jest-environment jsdom */
import { send, TIMEOUT_MS } from '@/lib/requests/browser/send'
import { network, offline } from './network'
import { outgoing } from './outgoing'

test('sends JSON with language, session and idempotency key in its headers', async () => {
  const calls = network(201)
  const request = outgoing()
  await send(request, 'session-1')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    path: '/api/request-doctors',
    body: request.body,
    init: { method: 'POST', keepalive: true },
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': 'kk',
      'Idempotency-Key': request.key,
      SessionId: 'session-1',
    },
  })
})

test('a broken connection is retried once, with the same key', async () => {
  const calls = network(offline(), 201)
  const request = outgoing()
  expect(await send(request, '')).toBe('accepted')
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual([request.key, request.key])
})

test('no response is unreachable', async () => {
  network(offline())
  expect(await send(outgoing(), '')).toBe('unreachable')
})

test('times out after a minute', async () => {
  jest.useFakeTimers()
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  const settled = jest.fn()
  const result = send(outgoing(), '').finally(settled)
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await result).toBe('unreachable')
  jest.useRealTimers()
})
