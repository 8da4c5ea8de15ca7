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

const html = { type: 'text/html; charset=utf-8', body: '<h1>Checking your browser</h1>' }
const json = { type: 'application/json' }

test.each([
  ['a challenge', { status: 200, ...html }],
  ['a maintenance page', { status: 201, ...html }],
  ['a page of a firewall', { status: 422, ...html }],
  ['nothing', { status: 204, type: '', body: '' }],
  ['the sign-in of a network', { status: 200, ...json, body: '{"error":"login required"}' }],
  ['a refusal in another shape', { status: 422, ...json, body: '{"status":"accepted"}' }],
  ['an error that says it is accepted', { status: 500, ...json, body: '{"status":"accepted"}' }],
  ['a list', { status: 200, ...json, body: '[]' }],
  ['JSON that breaks off', { status: 201, ...json, body: '{"status":"acce' }],
])('%s is no answer of the site: the request is kept', async (_, answer) => {
  network(answer)
  expect(await send(outgoing(), '')).toBe('unreachable')
})

test.each([
  [201, 'accepted'],
  [200, 'accepted'],
  [422, 'rejected'],
  [429, 'unreachable'],
  [503, 'unreachable'],
] as const)('%d of the site itself: %s', async (status, result) => {
  network(status)
  expect(await send(outgoing(), '')).toBe(result)
})

test('a refused day is told from other refusals', async () => {
  network({ status: 422, ...json, body: '{"error":"invalid","field":"meta.preferredDay"}' })
  expect(await send(outgoing(), '')).toBe('otherDay')
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
